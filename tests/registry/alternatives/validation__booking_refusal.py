def booking_refusal(start, end, taken, hours, gap):
    if not start < end:
        return "order"
    if min(start, hours[0]) != hours[0] or max(end, hours[1]) != hours[1]:
        return "hours"
    busy = set()
    for first, last in taken:
        busy |= set(range(first - gap, last + gap))
    return "pause" if busy & set(range(start, end)) else None
