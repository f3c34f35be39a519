"""Baseball batter's outcome and pitches used, from letters ball, strike, foul, T bunted foul, X in play: four balls walk, three strikes out. Only a bunted foul can be the third strike; an undecided turn gives None."""


def finish_at_bat(pitches):
    balls = strikes = 0
    for used, pitch in enumerate(pitches, 1):
        if pitch == "X":
            return "in play", used
        if pitch == "B":
            balls += 1
        elif pitch != "F" or strikes < 2:
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
assert finish_at_bat("SSBBB") == (None, 5)
assert finish_at_bat("") == (None, 0)
