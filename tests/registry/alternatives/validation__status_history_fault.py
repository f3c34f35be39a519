def status_history_fault(history, allowed):
    legal = {(old, new) for old, targets in allowed.items() for new in targets}
    legal |= {(status, status) for _, status in history} | {(None, "new")}
    time, status = float("-inf"), None
    for index, (next_time, next_status) in enumerate(history):
        if time > next_time:
            return index, "time"
        if (status, next_status) not in legal:
            return index, "start" if status is None else "move"
        time, status = next_time, next_status
    return None
