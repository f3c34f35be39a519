def conflicting_bookings(bookings, event, setup, clearing):
    start, end = event
    wanted = set(range(start - setup, end + clearing)) if end > start else set()
    hits = []
    for ident, booked_from, booked_to in bookings:
        if not wanted.isdisjoint(range(booked_from, booked_to)):
            hits.append((booked_from, ident))
    return [ident for _, ident in sorted(hits)]
