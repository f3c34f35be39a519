from functools import lru_cache


def least_daily_load(loads, days, pause):
    def hours(part):
        return sum(part) + pause * (len(part) - 1)

    @lru_cache(None)
    def best(start, left):
        if start == len(loads):
            return 0
        if left == 1:
            return hours(loads[start:])
        cuts = range(start + 1, len(loads) + 1)
        return min(max(hours(loads[start:cut]), best(cut, left - 1)) for cut in cuts)

    return best(0, days) if days > 0 else None
