"""Airlock, at first shut at inner pressure i, else outer o, a capital while open, after each command: d toggles the door; p, if shut, shows P for some ticks, deaf to all, then changes sides. No ticks raise ValueError."""

OTHER_SIDE = {"i": "o", "o": "i"}


def shown_letter(side, is_open, left):
    if left > 0:
        return "P"
    return side.upper() if is_open else side


def airlock_trace(commands, pump_ticks):
    if pump_ticks < 1:
        raise ValueError("pumping takes at least one tick")
    side = "i"
    is_open = False
    left = 0
    trace = []
    for command in commands:
        if left:
            left -= 1
            side = side if left > 0 else OTHER_SIDE[side]
        elif command == "d":
            is_open = not is_open
        elif command == "p" and not is_open:
            left = pump_ticks
        trace.append(shown_letter(side, is_open, left))
    return "".join(trace)


assert airlock_trace("dd", 2) == "Ii"
assert airlock_trace("p..d", 2) == "PPoO"
assert airlock_trace("p..d", 3) == "PPPo"
assert airlock_trace("p.d", 1) == "PoO"
assert airlock_trace("dp.dp..", 2) == "IIIiPPo"
assert airlock_trace("pdd.", 2) == "PPoo"
assert airlock_trace("ppp.", 1) == "PoPi"
assert airlock_trace("p.dpd.", 1) == "PoOOoo"
assert airlock_trace("x.D", 1) == "iii"
assert airlock_trace("d", 1) == "I"
assert airlock_trace("", 1) == ""
try:
    airlock_trace("p", 0)
except ValueError:
    pass
else:
    raise AssertionError("pumping in no time was accepted")
