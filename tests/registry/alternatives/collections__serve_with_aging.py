def serve_with_aging(jobs, step):
    if step <= 0:
        raise ValueError(step)
    left, order = sorted(jobs, key=lambda job: (job[2], job[0])), []
    arrivals = [arrival for _, _, arrival in jobs] or [0]
    for tick in range(min(arrivals), max(arrivals) + len(jobs) + 1):
        best, best_level = None, None
        for job in left:
            if job[2] > tick:
                break
            level = job[1] + len(range(job[2] + step, tick + 1, step))
            if best is None or level > best_level:
                best, best_level = job, level
        if best is not None:
            left.remove(best)
            order.append((tick, best[0]))
    return order
