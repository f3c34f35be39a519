"""Pack message sizes in order into envelopes, opening a new one whenever the total size or the number of messages would exceed its limit. A message too large by itself goes alone; a count limit under one raises ValueError."""


def fits(envelope, size, max_size, max_count):
    return len(envelope) < max_count and sum(envelope) + size <= max_size


def pack_messages(sizes, max_size, max_count):
    if max_count < 1:
        raise ValueError("an envelope must hold a message")
    envelopes = []
    for size in sizes:
        if envelopes and fits(envelopes[-1], size, max_size, max_count):
            envelopes[-1].append(size)
            continue
        envelopes.append([size])
    return envelopes


assert pack_messages([3, 4, 5], 10, 9) == [[3, 4], [5]]
assert pack_messages([3, 4, 3], 10, 9) == [[3, 4, 3]]
assert pack_messages([3, 4, 4], 10, 9) == [[3, 4], [4]]
assert pack_messages([1, 1, 1, 1, 1], 10, 2) == [[1, 1], [1, 1], [1]]
assert pack_messages([12, 1, 2], 10, 9) == [[12], [1, 2]]
assert pack_messages([2, 12, 13], 10, 9) == [[2], [12], [13]]
assert pack_messages([1, 2], 10, 1) == [[1], [2]]
assert pack_messages([6, 6, 1], 10, 9) == [[6], [6, 1]]
assert pack_messages([7], 3, 1) == [[7]]
assert pack_messages([], 3, 1) == []
try:
    pack_messages([1], 5, 0)
except ValueError:
    pass
else:
    raise AssertionError("a count limit of zero was accepted")
