"""First bad step in a history of time and status pairs: its index with start, time or move. The first must be new, times never decrease, and only listed moves or staying are allowed; None when clean or empty."""


def move_fault(before, after, allowed):
    if after[0] < before[0]:
        return "time"
    if after[1] != before[1] and after[1] not in allowed.get(before[1], ()):
        return "move"
    return None


def status_history_fault(history, allowed):
    if not history:
        return None
    if history[0][1] != "new":
        return 0, "start"
    for index in range(1, len(history)):
        fault = move_fault(history[index - 1], history[index], allowed)
        if fault is not None:
            return index, fault
    return None


assert (
    status_history_fault(
        [(1, "new"), (2, "open"), (5, "done")], {"new": ["open", "void"], "open": ["done"]}
    )
    is None
)
assert status_history_fault(
    [(1, "new"), (2, "done")], {"new": ["open", "void"], "open": ["done"]}
) == (1, "move")
assert status_history_fault(
    [(1, "new"), (2, "open"), (1, "done")], {"new": ["open", "void"], "open": ["done"]}
) == (2, "time")
assert (
    status_history_fault(
        [(1, "new"), (2, "open"), (2, "done")], {"new": ["open", "void"], "open": ["done"]}
    )
    is None
)
assert (
    status_history_fault(
        [(1, "new"), (3, "new"), (4, "void")], {"new": ["open", "void"], "open": ["done"]}
    )
    is None
)
assert status_history_fault(
    [(1, "new"), (3, "void"), (4, "open")], {"new": ["open", "void"], "open": ["done"]}
) == (2, "move")
assert status_history_fault(
    [(5, "new"), (3, "done"), (1, "open")], {"new": ["open", "void"], "open": ["done"]}
) == (1, "time")
assert status_history_fault(
    [(1, "open"), (2, "done")], {"new": ["open", "void"], "open": ["done"]}
) == (0, "start")
assert status_history_fault(
    [(1, "open"), (0, "new")], {"new": ["open", "void"], "open": ["done"]}
) == (0, "start")
assert status_history_fault([(7, "new")], {"new": ["open", "void"], "open": ["done"]}) is None
assert status_history_fault([], {"new": ["open", "void"], "open": ["done"]}) is None
assert status_history_fault(
    [(1, "new"), (2, "open"), (3, "new")], {"new": ["open", "void"], "open": ["done"]}
) == (2, "move")
