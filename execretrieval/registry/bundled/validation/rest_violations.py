"""Given shifts as start and end hours, list positions in start order of those beginning before a minimum rest has passed since every earlier shift; after shifts longer than ten hours the rest doubles. No shifts give an empty list."""


def rest_needed(start, end, minimum):
    return minimum * 2 if end - start > 10 else minimum


def rest_violations(shifts, minimum):
    violations = []
    earliest = None
    for index, (start, end) in enumerate(sorted(shifts)):
        if earliest is not None and start < earliest:
            violations.append(index)
        free_from = end + rest_needed(start, end, minimum)
        earliest = free_from if earliest is None else max(earliest, free_from)
    return violations


assert rest_violations([(8, 16), (27, 35)], 11) == []
assert rest_violations([(8, 16), (26, 34)], 11) == [1]
assert rest_violations([(27, 35), (8, 16)], 11) == []
assert rest_violations([(8, 18), (29, 30)], 11) == []
assert rest_violations([(8, 19), (40, 42)], 11) == [1]
assert rest_violations([(8, 19), (41, 42)], 11) == []
assert rest_violations([(0, 12), (14, 16), (19, 20)], 5) == [1, 2]
assert rest_violations([(0, 12), (14, 16), (22, 23)], 5) == [1]
assert rest_violations([(0, 2), (1, 3), (2, 4)], 0) == [1, 2]
assert rest_violations([(0, 12), (14, 16), (22, 23)], 6) == [1, 2]
assert rest_violations([(5, 9)], 11) == []
assert rest_violations([], 11) == []
