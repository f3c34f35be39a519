def type_with_undo(keys, depth):
    states, now, oldest = [""], 0, 0
    for key in keys:
        if key == "<":
            now = max(now - 1, oldest)
        elif key == ">":
            now = min(now + 1, len(states) - 1)
        elif not (key == "-" and states[now] == ""):
            changed = states[now][:-1] if key == "-" else states[now] + key
            states = [*states[: now + 1], changed]
            now += 1
            oldest = max(oldest, now - depth)
    return states[now]
