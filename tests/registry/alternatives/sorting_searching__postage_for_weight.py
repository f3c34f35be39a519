def postage_for_weight(bands, grams, step, step_price):
    if not grams > 0 or len(bands) == 0:
        return None
    for limit, price in bands:
        if grams <= limit:
            return price
    while limit < grams:
        limit += step
        price += step_price
    return price
