def finish_times_at_counters(customers, counters, opening, closing):
    busy_until = {}
    results = []
    for arrival, service in customers:
        found = None
        minute = max(arrival, opening)
        while arrival <= closing and counters > 0 and found is None:
            idle = [n for n in range(1, counters + 1) if busy_until.get(n, 0) <= minute]
            if idle:
                busy_until[idle[0]] = minute + service
                found = (idle[0], minute + service)
            minute += 1
        results.append(found)
    return results
