"""Divide a whole capacity fairly among requests: none gets more than it asks, what small requests leave over is shared evenly by the rest, odd units going to earlier requests. No capacity gives zeros."""


def even_part(capacity, waiting, place):
    share, extra = divmod(capacity, waiting)
    return share + 1 if place < extra else share


def fair_capacity_shares(requests, capacity):
    shares = [0] * len(requests)
    if capacity < 1:
        return shares
    waiting = list(range(len(requests)))
    for _ in requests:
        small = [index for index in waiting if requests[index] * len(waiting) <= capacity]
        for index in small:
            shares[index] = requests[index]
            capacity -= requests[index]
        waiting = [index for index in waiting if index not in small]
    for place, index in enumerate(waiting):
        shares[index] = even_part(capacity, len(waiting), place)
    return shares


assert fair_capacity_shares([2, 8, 10], 12) == [2, 5, 5]
assert fair_capacity_shares([10, 8, 2], 13) == [6, 5, 2]
assert fair_capacity_shares([1, 4, 5, 9], 20) == [1, 4, 5, 9]
assert fair_capacity_shares([1, 4, 5, 9], 18) == [1, 4, 5, 8]
assert fair_capacity_shares([5, 5, 5], 15) == [5, 5, 5]
assert fair_capacity_shares([5, 5, 5], 14) == [5, 5, 4]
assert fair_capacity_shares([9, 9, 9], 4) == [2, 1, 1]
assert fair_capacity_shares([9, 9, 9], 2) == [1, 1, 0]
assert fair_capacity_shares([3], 1) == [1]
assert fair_capacity_shares([4, 0], 0) == [0, 0]
assert fair_capacity_shares([4, 7], -3) == [0, 0]
assert fair_capacity_shares([], 5) == []
