"""Screen after each tick, k marking a key press: bright B, dim D, then off O after given idle ticks. A key wakes the screen, but one pressed while off is swallowed; count the keys passed on."""


def mode_when_idle(idle, dim_after, off_after):
    if idle >= off_after:
        return "O"
    return "D" if idle >= dim_after else "B"


def screen_saver_trace(ticks, dim_after, off_after):
    mode = "B"
    idle = 0
    passed_on = 0
    trace = []
    for tick in ticks:
        if tick == "k":
            passed_on += 1 if mode != "O" else 0
            idle = 0
        else:
            idle += 1
        mode = mode_when_idle(idle, dim_after, off_after)
        trace.append(mode)
    return "".join(trace), passed_on


assert screen_saver_trace("......", 2, 4) == ("BDDOOO", 0)
assert screen_saver_trace("..k..", 2, 4) == ("BDBBD", 1)
assert screen_saver_trace("....kk", 2, 4) == ("BDDOBB", 1)
assert screen_saver_trace("...k....k", 3, 4) == ("BBDBBBDOB", 1)
assert screen_saver_trace("kkk", 1, 2) == ("BBB", 3)
assert screen_saver_trace("k.k.k", 1, 2) == ("BDBDB", 3)
assert screen_saver_trace("..k", 5, 2) == ("BOB", 0)
assert screen_saver_trace(".K.", 3, 9) == ("BBD", 0)
assert screen_saver_trace("k", 1, 1) == ("B", 1)
assert screen_saver_trace("", 1, 2) == ("", 0)
