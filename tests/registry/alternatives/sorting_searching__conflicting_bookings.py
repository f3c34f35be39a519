def conflicting_bookings(bookings, start, end, pause):
    wanted = set(range(start, end))
    hits = []
    for ident, booked_from, booked_to in bookings:
        if wanted and not wanted.isdisjoint(range(booked_from - pause, booked_to + pause)):
            hits.append((booked_from, ident))
    return [ident for _, ident in sorted(hits)]
