"""Next page of id and score pairs, best score then lowest id, after the last row seen, even if it is gone. Return the rows, and their last one if more follow, else None; sizes below one give no rows."""

from bisect import bisect_right


def feed_order(row):
    ident, score = row
    return -score, ident


def page_after_cursor(rows, last_seen, size):
    if size < 1:
        return [], None
    ordered = sorted(rows, key=feed_order)
    start = 0
    if last_seen is not None:
        start = bisect_right(ordered, feed_order(last_seen), key=feed_order)
    page = ordered[start : start + size]
    if start + size >= len(ordered):
        return page, None
    return page, page[-1]


assert page_after_cursor([(1, 5), (2, 9), (3, 7)], None, 2) == ([(2, 9), (3, 7)], (3, 7))
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], (3, 7), 2) == ([(1, 5)], None)
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], (2, 9), 1) == ([(3, 7)], (3, 7))
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], (2, 9), 2) == ([(3, 7), (1, 5)], None)
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], None, 3) == ([(2, 9), (3, 7), (1, 5)], None)
assert page_after_cursor([(4, 6), (2, 6), (9, 6)], (2, 6), 1) == ([(4, 6)], (4, 6))
assert page_after_cursor([(4, 6), (2, 6), (9, 6)], (3, 6), 2) == ([(4, 6), (9, 6)], None)
assert page_after_cursor([(1, 5), (2, 9)], (1, 5), 2) == ([], None)
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], (8, 8), 1) == ([(3, 7)], (3, 7))
assert page_after_cursor([(1, 5), (2, 9)], None, 0) == ([], None)
assert page_after_cursor([(1, 5), (2, 9), (3, 7)], None, -1) == ([], None)
assert page_after_cursor([], None, 3) == ([], None)
