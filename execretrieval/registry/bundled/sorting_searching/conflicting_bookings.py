"""Ids of room bookings, given as id, start and end, that clash with a wanted event and its times for setup and clearing, earliest start first, then by id. An event not ending after its start clashes with none."""


def conflicting_bookings(bookings, event, setup, clearing):
    start, end = event
    if end <= start:
        return []
    found = []
    for ident, booked_from, booked_to in bookings:
        if booked_to <= start - setup or booked_from >= end + clearing:
            continue
        found.append((booked_from, ident))
    return [ident for _, ident in sorted(found)]


assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], (2, 6), 0, 0) == ["a", "b"]
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], (3, 5), 0, 0) == []
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], (3, 5), 1, 0) == ["a"]
assert conflicting_bookings([("a", 1, 3), ("b", 5, 8)], (3, 5), 0, 1) == ["b"]
assert conflicting_bookings([("a", 1, 3), ("b", 8, 9)], (5, 6), 2, 2) == []
assert conflicting_bookings([("a", 1, 3), ("b", 8, 9)], (5, 6), 3, 3) == ["a", "b"]
assert conflicting_bookings([("z", 9, 12), ("y", 4, 8), ("x", 4, 6)], (5, 10), 0, 0) == ["x", "y", "z"]
assert conflicting_bookings([("a", 0, 9)], (4, 5), 0, 0) == ["a"]
assert conflicting_bookings([("a", 4, 5)], (0, 9), 0, 0) == ["a"]
assert conflicting_bookings([("a", 1, 9)], (4, 4), 1, 1) == []
assert conflicting_bookings([("a", 1, 9)], (5, 4), 2, 2) == []
assert conflicting_bookings([], (1, 2), 0, 0) == []
