"""Track playing, first 0, after each command: n next, p previous, e track ended, r cycles repeat off, all, one. Repeat all goes round at the ends; otherwise there n and p are ignored and e stops with None forever."""


def step_track(track, command, tracks, mode):
    step = -1 if command == "p" else 1
    if mode != "all" and not 0 <= track + step < tracks:
        return None
    return (track + step) % tracks


def playlist_trace(commands, tracks):
    modes = ["off", "all", "one"]
    track = 0
    trace = []
    for command in commands:
        if command == "r":
            modes = [*modes[1:], modes[0]]
        elif track is not None and (command != "e" or modes[0] != "one"):
            following = step_track(track, command, tracks, modes[0])
            if following is not None or command == "e":
                track = following
        trace.append(track)
    return trace


assert playlist_trace("nnp", 3) == [1, 2, 1]
assert playlist_trace("nnn", 3) == [1, 2, 2]
assert playlist_trace("pn", 3) == [0, 1]
assert playlist_trace("eee", 3) == [1, 2, None]
assert playlist_trace("eenpr", 2) == [1, None, None, None, None]
assert playlist_trace("rnne", 2) == [0, 1, 0, 1]
assert playlist_trace("rpe", 3) == [0, 2, 0]
assert playlist_trace("rreen", 3) == [0, 0, 0, 0, 1]
assert playlist_trace("nrrnpp", 2) == [1, 1, 1, 1, 0, 0]
assert playlist_trace("rrree", 2) == [0, 0, 0, 1, None]
assert playlist_trace("re", 1) == [0, 0]
assert playlist_trace("", 4) == []
