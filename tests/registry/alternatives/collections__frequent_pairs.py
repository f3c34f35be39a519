def frequent_pairs(baskets, minimum, limit):
    products = sorted({product for basket in baskets for product in basket})
    found = []
    for i, one in enumerate(products):
        for two in products[i + 1 :]:
            count = len([basket for basket in baskets if one in basket and two in basket])
            if count and count >= minimum:
                found.append(((one, two), count))
    found.sort(key=lambda item: item[1], reverse=True)
    return found[: max(limit, 0)]
