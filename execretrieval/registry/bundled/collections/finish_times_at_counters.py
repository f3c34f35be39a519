"""When each customer is done: given ascending arrival and service minutes, everyone goes to the counter that can begin first, none before opening, the lower number on a tie. Counter and end, None for arrivals after closing or without counters."""


def earliest_free(free_at, arrival):
    starts = [max(free, arrival) for free in free_at]
    return starts.index(min(starts))


def finish_times_at_counters(customers, counters, opening, closing):
    if counters < 1:
        return [None] * len(customers)
    free_at = [opening] * counters
    results = []
    for arrival, service in customers:
        if arrival > closing:
            results.append(None)
            continue
        chosen = earliest_free(free_at, arrival)
        free_at[chosen] = max(free_at[chosen], arrival) + service
        results.append((chosen + 1, free_at[chosen]))
    return results


assert finish_times_at_counters([(0, 5), (1, 5)], 1, 0, 60) == [(1, 5), (1, 10)]
assert finish_times_at_counters([(0, 5), (1, 5)], 2, 0, 60) == [(1, 5), (2, 6)]
assert finish_times_at_counters([(0, 5), (1, 3), (2, 4)], 2, 0, 60) == [(1, 5), (2, 4), (2, 8)]
assert finish_times_at_counters([(0, 3), (1, 2), (3, 1)], 2, 0, 60) == [(1, 3), (2, 3), (1, 4)]
assert finish_times_at_counters([(0, 5), (7, 5), (8, 5)], 2, 9, 60) == [(1, 14), (2, 14), (1, 19)]
assert finish_times_at_counters([(2, 5), (20, 5)], 2, 0, 60) == [(1, 7), (1, 25)]
assert finish_times_at_counters([(9, 5), (10, 5), (11, 5)], 2, 8, 10) == [(1, 14), (2, 15), None]
assert finish_times_at_counters([(3, 0), (3, 4)], 1, 0, 60) == [(1, 3), (1, 7)]
assert finish_times_at_counters([(0, 5), (1, 5)], 0, 0, 60) == [None, None]
assert finish_times_at_counters([(0, 5)], -2, 0, 60) == [None]
assert finish_times_at_counters([], 2, 0, 60) == []
