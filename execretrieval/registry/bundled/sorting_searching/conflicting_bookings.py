"""Ids of room bookings, given as id, start and end, that clash with a wanted time when a cleaning pause must lie between two stays; earliest start first, then by id. A wanted time that ends no later than it starts clashes with none."""


def clashes(span, other, pause):
    return span[0] - pause < other[1] and other[0] < span[1] + pause


def conflicting_bookings(bookings, start, end, pause):
    if end <= start:
        return []
    found = []
    for ident, booked_from, booked_to in bookings:
        if not clashes((start, end), (booked_from, booked_to), pause):
            continue
        found.append((booked_from, ident))
    return [ident for _, ident in sorted(found)]


assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], 2, 6, 0) == ["a", "b"]
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], 3, 5, 0) == []
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], 3, 4, 1) == ["a"]
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], 4, 5, 1) == ["b"]
assert conflicting_bookings([("a", 1, 3), ("b", 7, 8)], 5, 6, 2) == ["b"]
assert conflicting_bookings([("a", 1, 2), ("b", 8, 9)], 4, 6, 2) == []
assert conflicting_bookings([("z", 9, 12), ("y", 4, 8), ("x", 4, 6)], 5, 10, 0) == ["x", "y", "z"]
assert conflicting_bookings([("a", 0, 9)], 4, 5, 0) == ["a"]
assert conflicting_bookings([("a", 4, 5)], 0, 9, 0) == ["a"]
assert conflicting_bookings([("a", 1, 9)], 4, 4, 0) == []
assert conflicting_bookings([("a", 1, 9)], 5, 4, 2) == []
assert conflicting_bookings([], 1, 2, 0) == []
