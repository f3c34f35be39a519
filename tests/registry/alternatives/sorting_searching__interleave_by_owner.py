def interleave_by_owner(feed, limit):
    left, result = list(feed), []
    for _ in range(max(limit, 0)):
        served, waiting = set(), []
        for owner, title in left:
            if owner in served:
                waiting.append((owner, title))
            else:
                served.add(owner)
                result.append(title)
        left = waiting
    return result
