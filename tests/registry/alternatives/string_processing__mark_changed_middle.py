def mark_changed_middle(old, new):
    if old == new:
        return new
    head = max((old[:i] for i in range(len(old) + 1) if new.startswith(old[:i])), key=len)
    for size in range(min(len(old), len(new)) - len(head), -1, -1):
        tail = old[len(old) - size :]
        if new.endswith(tail):
            break
    return f"{head}[{old[len(head) : len(old) - size]}->{new[len(head) : len(new) - size]}]{tail}"
