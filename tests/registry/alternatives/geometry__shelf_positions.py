def shelf_positions(sizes, width, gap):
    shelves = []
    for i, (across, _) in enumerate(sizes):
        if across > width:
            continue
        taken = sum(sizes[j][0] + gap for j in shelves[-1]) if shelves else None
        if taken is None or taken + across > width:
            shelves.append([])
        shelves[-1].append(i)
    positions = [None] * len(sizes)
    for k, members in enumerate(shelves):
        above = sum(max(sizes[j][1] for j in shelf) + gap for shelf in shelves[:k])
        for n, j in enumerate(members):
            positions[j] = (sum(sizes[m][0] + gap for m in members[:n]), above)
    return positions
