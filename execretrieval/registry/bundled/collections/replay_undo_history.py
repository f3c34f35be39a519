"""Replay an edit log in which undo and redo are commands and everything else gets applied, returning the edits left standing. At most so many recent edits can be undone; a new edit forgets undone ones, impossible commands are ignored."""


def replay_undo_history(log, depth):
    applied, undone, undoable = [], [], 0
    for entry in log:
        if entry == "undo":
            if undoable == 0:
                continue
            undone.append(applied.pop())
            undoable -= 1
        elif entry == "redo":
            if not undone:
                continue
            applied.append(undone.pop())
            undoable += 1
        else:
            applied.append(entry)
            undone.clear()
            undoable = min(undoable + 1, max(depth, 0))
    return applied


assert replay_undo_history(["a", "b", "undo"], 5) == ["a"]
assert replay_undo_history(["a", "b", "undo", "redo"], 5) == ["a", "b"]
assert replay_undo_history(["a", "b", "undo", "undo", "redo"], 5) == ["a"]
assert replay_undo_history(["a", "b", "undo", "c", "redo"], 5) == ["a", "c"]
assert replay_undo_history(["undo", "a", "redo", "undo", "undo"], 5) == []
assert replay_undo_history(["a", "b", "c", "undo", "undo", "undo"], 2) == ["a"]
assert replay_undo_history(["a", "b", "c", "undo", "undo"], 1) == ["a", "b"]
assert replay_undo_history(["a", "b", "undo", "redo", "undo", "undo"], 2) == []
assert replay_undo_history(["a", "b", "undo", "redo", "undo", "undo"], 1) == ["a"]
assert replay_undo_history(["a", "undo"], 0) == ["a"]
assert replay_undo_history(["a", "undo", "b", "undo"], -1) == ["a", "b"]
assert replay_undo_history([], 3) == []
