def rest_violations(shifts, minimum):
    ordered = sorted(shifts)
    bad = []
    for later in range(len(ordered)):
        for start, end in ordered[:later]:
            length = end - start
            if ordered[later][0] - end < minimum * (1 + (length >= 10 and length != 10)):
                bad.append(later)
                break
    return bad
