"""Match two ascending lists of times one to one: each of the first with the earliest unused one of the second that lies at most a tolerance away. Return position pairs; times without a partner are left out."""


def pair_close_times(first, second, tolerance):
    pairs = []
    candidate = 0
    for position, time in enumerate(first):
        while candidate < len(second) and time - second[candidate] > tolerance:
            candidate += 1
        if candidate == len(second):
            break
        if second[candidate] - time > tolerance:
            continue
        pairs.append((position, candidate))
        candidate += 1
    return pairs


assert pair_close_times([10, 20, 30], [11, 19, 30], 1) == [(0, 0), (1, 1), (2, 2)]
assert pair_close_times([10, 20, 30], [11, 19, 30], 0) == [(2, 2)]
assert pair_close_times([10, 20], [8, 12], 2) == [(0, 0)]
assert pair_close_times([10, 20], [7, 12], 2) == [(0, 1)]
assert pair_close_times([10, 20], [13, 20], 2) == [(1, 1)]
assert pair_close_times([10, 20], [12, 23], 2) == [(0, 0)]
assert pair_close_times([5, 6, 7], [6], 1) == [(0, 0)]
assert pair_close_times([6], [5, 6, 7], 1) == [(0, 0)]
assert pair_close_times([4, 4], [4, 4], 0) == [(0, 0), (1, 1)]
assert pair_close_times([9], [1, 2], 3) == []
assert pair_close_times([], [1], 3) == []
assert pair_close_times([1], [], 3) == []
