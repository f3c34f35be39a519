"""Locker numbers handed out to arriving guests: always the lowest free one, from 1 to a total, None when all are taken. A guest named again while holding a locker returns it instead; list guest and number per arrival."""


def lowest_free(taken, total):
    for number in range(1, total + 1):
        if number not in taken:
            return number
    return None


def locker_numbers(events, total):
    held = {}
    given = []
    for guest in events:
        if guest in held:
            del held[guest]
            continue
        number = lowest_free(held.values(), total)
        given.append((guest, number))
        if number is not None:
            held[guest] = number
    return given


assert locker_numbers(["a", "b"], 3) == [("a", 1), ("b", 2)]
assert locker_numbers(["a", "b", "c"], 2) == [("a", 1), ("b", 2), ("c", None)]
assert locker_numbers(["a", "b", "a", "c"], 3) == [("a", 1), ("b", 2), ("c", 1)]
assert locker_numbers(["a", "b", "c", "b", "a", "d", "e"], 3) == [
    ("a", 1),
    ("b", 2),
    ("c", 3),
    ("d", 1),
    ("e", 2),
]
assert locker_numbers(["a", "b", "a", "b", "b"], 9) == [("a", 1), ("b", 2), ("b", 1)]
assert locker_numbers(["a", "b", "b", "a", "b"], 1) == [
    ("a", 1),
    ("b", None),
    ("b", None),
    ("b", 1),
]
assert locker_numbers(["a"], 1) == [("a", 1)]
assert locker_numbers(["a", "a", "a"], 0) == [("a", None)] * 3
assert locker_numbers([], 4) == []
