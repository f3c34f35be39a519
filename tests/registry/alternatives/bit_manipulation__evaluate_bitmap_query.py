def matches(query, row, bitmaps):
    if type(query) is str:
        return query in bitmaps and bool(bitmaps[query] >> row & 1)
    results = [matches(part, row, bitmaps) for part in query[1:]]
    if query[0] == "but_not":
        return results[0] and not results[1]
    return all(results) if query[0] == "and" else any(results)


def evaluate_bitmap_query(query, bitmaps, row_count):
    return sum(2**row for row in range(row_count) if matches(query, row, bitmaps))
