def recent_log_window(log, since, until, limit):
    if not limit >= 0:
        raise ValueError(limit)
    inside = [message for time, message in log if since <= time < until]
    inside.reverse()
    return inside[:limit], max(len(inside) - limit, 0)
