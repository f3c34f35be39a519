def nearest_palette_index(palette, wanted, limit):
    ranked = []
    for index, entry in enumerate(palette):
        cost = 0
        for have, want in zip(entry, wanted, strict=True):
            cost += have - want if have >= want else (want - have) + (want - have)
        ranked.append((cost, index))
    cost, index = min(ranked, default=(limit + 1, None))
    return index if cost <= limit else None
