def nearest_free_block(row, party, wanted):
    if party <= 0:
        return None
    for distance in range(len(row) + abs(wanted) + 1):
        for first in range(len(row) - party + 1):
            seats = range(first, first + party)
            if (
                all(row[seat] == "." for seat in seats)
                and min(abs(seat - wanted) for seat in seats) == distance
            ):
                return first
    return None
