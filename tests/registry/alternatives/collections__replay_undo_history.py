def replay_undo_history(log, depth):
    # Snapshots of the document; the cursor may not go below the floor.
    states, cursor, floor = [()], 0, 0
    for entry in log:
        if entry == "undo":
            cursor = max(cursor - 1, min(floor, cursor))
        elif entry == "redo":
            cursor = min(cursor + 1, len(states) - 1)
        else:
            states = [*states[: cursor + 1], (*states[cursor], entry)]
            cursor += 1
            floor = max(floor, cursor - max(0, depth))
    return list(states[cursor])
