"""Outcome of a baseball turn at bat, walk, out or in play, and pitches used, from letters B ball, S strike, F foul, T bunted foul, X in play; F is never the third strike. Undecided gives None."""


def finish_at_bat(pitches):
    balls = strikes = 0
    for used, pitch in enumerate(pitches, 1):
        if pitch == "X":
            return "in play", used
        if pitch == "B":
            balls += 1
        elif pitch in ("S", "T") or (pitch == "F" and strikes < 2):
            strikes += 1
        if balls > 3:
            return "walk", used
        if strikes > 2:
            return "out", used
    return None, len(pitches)


assert finish_at_bat("BBBB") == ("walk", 4)
assert finish_at_bat("BBSBSB") == ("walk", 6)
assert finish_at_bat("SSS") == ("out", 3)
assert finish_at_bat("SBSBBSX") == ("out", 6)
assert finish_at_bat("SFFFS") == ("out", 5)
assert finish_at_bat("FFF") == (None, 3)
assert finish_at_bat("FFT") == ("out", 3)
assert finish_at_bat("FTFS") == ("out", 4)
assert finish_at_bat("TBX") == ("in play", 3)
assert finish_at_bat("SSBBBX") == ("in play", 6)
assert finish_at_bat("SxfSBBB") == (None, 7)
assert finish_at_bat("") == (None, 0)
