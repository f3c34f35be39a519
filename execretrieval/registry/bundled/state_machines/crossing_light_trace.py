"""Light of a street with a crossing button, a letter per tick: green until someone waits and its least time has passed, yellow for one tick, then walk for some. The input marks presses p; those during walk are ignored."""

FOLLOWING = {"G": "Y", "Y": "W", "W": "G"}


def crossing_light_trace(ticks, least_green, walk):
    phase = "G"
    shown = 0
    waiting = False
    trace = []
    for tick in ticks:
        waiting = phase != "W" and (waiting or tick == "p")
        trace.append(phase)
        shown += 1
        if phase == "G" and (not waiting or shown < least_green):
            continue
        if phase == "W" and shown < walk:
            continue
        phase = FOLLOWING[phase]
        shown = 0
    return "".join(trace)


assert crossing_light_trace("p.....", 1, 2) == "GYWWGG"
assert crossing_light_trace("p.....", 3, 1) == "GGGYWG"
assert crossing_light_trace("...p..", 2, 1) == "GGGGYW"
assert crossing_light_trace(".p....", 2, 3) == "GGYWWW"
assert crossing_light_trace("p..p....", 1, 2) == "GYWWGGGG"
assert crossing_light_trace("pp......", 1, 2) == "GYWWGGGG"
assert crossing_light_trace("p...p....", 2, 1) == "GGYWGGYWG"
assert crossing_light_trace("p.p.p.", 1, 1) == "GYWGGY"
assert crossing_light_trace("....", 1, 1) == "GGGG"
assert crossing_light_trace("x.P", 1, 1) == "GGG"
assert crossing_light_trace("", 2, 2) == ""
