from collections import Counter


def top_sellers_by_region(rows, count):
    regions = sorted({region for region, _, _ in rows})
    regions.sort(key=lambda region: sum(row[2] for row in rows if row[0] == region), reverse=True)
    table = []
    for region in regions:
        sums = Counter()
        for place, product, amount in sorted(rows, key=lambda row: row[1]):
            if place == region:
                sums[product] += amount
        best = [product for product, amount in sums.most_common() if amount > 0]
        if best:
            table.append((region, best[:count]))
    return table
