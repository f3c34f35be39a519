def locker_numbers(events, total):
    lockers, given = [None] * total, []
    for guest in events:
        if guest in lockers:
            lockers[lockers.index(guest)] = None
        elif None in lockers:
            place = lockers.index(None)
            lockers[place] = guest
            given.append((guest, place + 1))
        else:
            given.append((guest, None))
    return given
