"""Minutes of a day in which all colleagues are at work, each given as UTC offset in minutes and local start and later end hour. Only runs of at least a minimum length count, across midnight too; nobody gives 0."""

DAY = 1440


def at_work(minute, offset, starts, ends):
    local = (minute + offset) % DAY
    return starts * 60 <= local < ends * 60


def shared_office_minutes(colleagues, shortest):
    if not colleagues:
        return 0
    shared = [all(at_work(minute, *colleague) for colleague in colleagues) for minute in range(DAY)]
    if all(shared):
        return DAY
    turn = shared.index(False)
    total = run = 0
    for is_shared in [*shared[turn:], *shared[: turn + 1]]:
        if is_shared:
            run += 1
            continue
        if run >= shortest:
            total += run
        run = 0
    return total


assert shared_office_minutes([(0, 9, 17)], 1) == 480
assert shared_office_minutes([(0, 9, 17), (60, 9, 17)], 1) == 420
assert shared_office_minutes([(0, 9, 17), (-60, 9, 17)], 1) == 420
assert shared_office_minutes([(0, 9, 17), (450, 9, 17)], 1) == 30
assert shared_office_minutes([(0, 9, 17), (450, 9, 17)], 30) == 30
assert shared_office_minutes([(0, 9, 17), (450, 9, 17)], 31) == 0
assert shared_office_minutes([(0, 9, 17), (480, 9, 17)], 1) == 0
assert shared_office_minutes([(-600, 9, 17)], 480) == 480
assert shared_office_minutes([(600, 9, 17)], 61) == 480
assert shared_office_minutes([(0, 0, 24), (300, 0, 24)], 2000) == 1440
assert shared_office_minutes([(0, 1, 24), (600, 0, 23)], 700) == 720
assert shared_office_minutes([], 1) == 0
