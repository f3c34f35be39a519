"""Rows matching a nested query of and, or, but_not and column names over bitmap indexes, as a bit mask. Names without a bitmap match no row, bits beyond the row count are dropped, an empty and matches every row."""


def evaluate_bitmap_query(query, bitmaps, row_count):
    every_row = (1 << row_count) - 1
    if isinstance(query, str):
        return bitmaps.get(query, 0) & every_row
    kind, *parts = query
    masks = [evaluate_bitmap_query(part, bitmaps, row_count) for part in parts]
    if kind == "but_not":
        return masks[0] & ~masks[1]
    result = every_row if kind == "and" else 0
    for mask in masks:
        result = result & mask if kind == "and" else result | mask
    return result


assert evaluate_bitmap_query("red", {"red": 0b1011}, 4) == 0b1011
assert evaluate_bitmap_query("red", {"red": 0b1011}, 3) == 0b011
assert evaluate_bitmap_query("blue", {"red": 0b1011}, 4) == 0
assert evaluate_bitmap_query(("and", "a", "b"), {"a": 0b1100, "b": 0b1010}, 4) == 0b1000
assert evaluate_bitmap_query(("or", "a", "b"), {"a": 0b1100, "b": 0b1010}, 4) == 0b1110
assert evaluate_bitmap_query(("but_not", "a", "b"), {"a": 0b1100, "b": 0b1010}, 4) == 0b0100
assert evaluate_bitmap_query(("and",), {}, 5) == 0b11111
assert evaluate_bitmap_query(("or",), {"a": 1}, 5) == 0
assert evaluate_bitmap_query(("but_not", ("and",), "a"), {"a": 0b101}, 3) == 0b010
assert evaluate_bitmap_query(("or", "a", ("and", "b", "c")), {"a": 1, "b": 6, "c": 12}, 4) == 5
assert evaluate_bitmap_query(("and", "a", "b", "c"), {"a": 7, "b": 6, "c": 3}, 3) == 2
assert evaluate_bitmap_query("a", {"a": 3}, 0) == 0
