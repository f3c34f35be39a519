from functools import lru_cache


def least_daily_load(loads, days):
    @lru_cache(None)
    def best(start, left):
        if left == 1 or start == len(loads):
            return sum(loads[start:])
        cuts = range(start + 1, len(loads) + 1)
        return min(max(sum(loads[start:cut]), best(cut, left - 1)) for cut in cuts)

    return best(0, days) if days > 0 else None
