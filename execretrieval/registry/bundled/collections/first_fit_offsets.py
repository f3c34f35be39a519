"""Offsets for allocations on a heap of some bytes: a positive request takes the lowest gap large enough, None where none is; a negative number frees what that positive request got, -1 the first, if still held; zero is ignored."""


def lowest_gap(blocks, heap, size):
    start = 0
    for offset, length in sorted(blocks):
        if offset - start >= size:
            return start
        start = offset + length
    return start if heap - start >= size else None


def first_fit_offsets(heap, requests):
    placed, live = [], {}
    for request in requests:
        if request <= 0:
            live.pop(-request - 1, None)
            continue
        offset = lowest_gap(live.values(), heap, request)
        if offset is not None:
            live[len(placed)] = (offset, request)
        placed.append(offset)
    return placed


assert first_fit_offsets(10, [4, 6]) == [0, 4]
assert first_fit_offsets(10, [4, 7, 6]) == [0, None, 4]
assert first_fit_offsets(10, [3, 3, 3, -1, 3]) == [0, 3, 6, 0]
assert first_fit_offsets(10, [3, 3, 3, -1, 4]) == [0, 3, 6, None]
assert first_fit_offsets(10, [3, 3, 3, -1, 2, 1]) == [0, 3, 6, 0, 2]
assert first_fit_offsets(10, [3, 3, 3, -2, -1, 6]) == [0, 3, 6, 0]
assert first_fit_offsets(10, [3, 3, 4, -2, -2, 3, 1]) == [0, 3, 6, 3, None]
assert first_fit_offsets(10, [2, 9, 8, -2, -3, 5]) == [0, None, 2, 2]
assert first_fit_offsets(10, [0, 4, 4, -5, 2]) == [0, 4, 8]
assert first_fit_offsets(10, [5, 5, -1, -2, 10]) == [0, 5, 0]
assert first_fit_offsets(0, [1]) == [None]
assert first_fit_offsets(5, []) == []
