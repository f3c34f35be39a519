from itertools import groupby


def shared_office_minutes(colleagues, shortest):
    sets = [
        {(local - offset) % 1440 for local in range(starts * 60, ends * 60)}
        for offset, starts, ends in colleagues
    ]
    common = set.intersection(*sets) if sets else set()
    if len(common) == 1440:
        return 1440
    # Start counting behind some minute that is not shared.
    away = min(set(range(1440)) - common)
    order = [(away + n) % 1440 in common for n in range(1440)]
    runs = [len(list(group)) for is_shared, group in groupby(order) if is_shared]
    return sum(run for run in runs if run >= shortest)
