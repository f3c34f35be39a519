"""Burglar alarm state after each signal, first O: a arms it, X for an exit delay, then A; an open door o starts entry delay E, then siren S; d switches to O. Delays count their first signal, always shown."""


def after_delay(state):
    return "A" if state == "X" else "S"


def alarm_panel_trace(signals, exit_delay, entry_delay):
    state = "O"
    left = None
    trace = []
    for signal in signals:
        if signal == "d":
            state = "O"
        elif state in ("X", "E"):
            left -= 1
            state = state if left > 0 else after_delay(state)
        elif state == "O" and signal == "a":
            state, left = "X", exit_delay
        elif state == "A" and signal == "o":
            state, left = "E", entry_delay
        trace.append(state)
    return "".join(trace)


assert alarm_panel_trace("a...", 2, 1) == "XXAA"
assert alarm_panel_trace("a..o...", 1, 2) == "XAAEESS"
assert alarm_panel_trace("a.oo.o", 1, 1) == "XAESSS"
assert alarm_panel_trace("ao.o", 3, 1) == "XXXA"
assert alarm_panel_trace("a.od.", 1, 3) == "XAEOO"
assert alarm_panel_trace("ad.a.", 2, 1) == "XOOXX"
assert alarm_panel_trace("a.o.d.", 1, 1) == "XAESOO"
assert alarm_panel_trace("a.o.ao", 1, 1) == "XAESSS"
assert alarm_panel_trace("o.o", 1, 1) == "OOO"
assert alarm_panel_trace("a.ao.", 1, 2) == "XAAEE"
assert alarm_panel_trace("a.o.", 0, 0) == "XAES"
assert alarm_panel_trace("", 1, 1) == ""
