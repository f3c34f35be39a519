"""Average of a quantity that keeps each recorded value until the next record, weighted by time, between a start and an end time. Records come sorted by time; time before the first one is not counted, nothing counted gives None."""


def time_weighted_average(records, start, end):
    covered = weighted = 0
    for index, (since, value) in enumerate(records):
        until = records[index + 1][0] if index + 1 < len(records) else end
        duration = max(min(end, until) - max(start, since), 0)
        covered += duration
        weighted += value * duration
    if covered == 0:
        return None
    return weighted / covered


assert time_weighted_average([(0, 10), (4, 20)], 0, 8) == 15.0
assert time_weighted_average([(0, 10), (6, 20)], 0, 8) == 12.5
assert time_weighted_average([(0, 10), (6, 20)], 5, 7) == 15.0
assert time_weighted_average([(4, 6), (6, 9)], 0, 7) == 7.0
assert time_weighted_average([(2, 1), (3, 50), (3, 5), (5, 8)], 2, 5) == 11 / 3
assert time_weighted_average([(0, 4)], 3, 9) == 4.0
assert time_weighted_average([(0, 4), (9, 7)], 2, 3) == 4.0
assert time_weighted_average([(0, 4), (2, 7)], 2, 3) == 7.0
assert time_weighted_average([(0, 4)], 3, 4) == 4.0
assert time_weighted_average([(5, 4)], 1, 5) is None
assert time_weighted_average([(0, 4), (9, 7)], 2, 0) is None
assert time_weighted_average([], 0, 5) is None
