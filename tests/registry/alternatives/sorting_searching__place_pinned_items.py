def place_pinned_items(ranked, pins):
    slots = {place: pins[place] for place in sorted(pins) if place >= 0}
    queue = [item for item in ranked if item not in slots.values()]
    placed = []
    while queue or slots:
        here = len(placed)
        if here in slots:
            placed.append(slots.pop(here))
        elif queue:
            placed.append(queue.pop(0))
        else:
            placed.append(slots.pop(next(iter(slots))))
    return placed
