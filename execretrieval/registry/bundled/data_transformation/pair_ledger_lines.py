"""Match amounts we booked with bank amounts that may have lost a fee up to a limit, each with the first unused one that fits. Returns matched position pairs, our open and their open positions; zero bookings stay open."""


def pair_ledger_lines(booked, banked, fee_limit):
    pairs, still_open = [], []
    unused = list(range(len(banked)))
    for i, amount in enumerate(booked):
        fitting = [j for j in unused if 0 <= amount - banked[j] <= fee_limit]
        if amount == 0 or not fitting:
            still_open.append(i)
            continue
        pairs.append((i, fitting[0]))
        unused.remove(fitting[0])
    return pairs, still_open, unused


assert pair_ledger_lines([10, 20], [20, 10], 0) == ([(0, 1), (1, 0)], [], [])
assert pair_ledger_lines([10, 30], [7, 27], 3) == ([(0, 0), (1, 1)], [], [])
assert pair_ledger_lines([10, 30], [6, 26], 3) == ([], [0, 1], [0, 1])
assert pair_ledger_lines([10], [11, 10], 3) == ([(0, 1)], [], [0])
assert pair_ledger_lines([10, 10], [10], 0) == ([(0, 0)], [1], [])
assert pair_ledger_lines([10], [9, 10, 8], 1) == ([(0, 0)], [], [1, 2])
assert pair_ledger_lines([3, 2], [2, 3], 1) == ([(0, 0)], [1], [1])
assert pair_ledger_lines([0, 5], [0, 5], 9) == ([(1, 0)], [0], [1])
assert pair_ledger_lines([-4], [-6], 2) == ([(0, 0)], [], [])
assert pair_ledger_lines([], [5], 1) == ([], [], [0])
assert pair_ledger_lines([5], [], 1) == ([], [0], [])
