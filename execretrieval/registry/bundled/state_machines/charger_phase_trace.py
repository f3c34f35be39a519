"""Battery charger phase after each reading of volts and amps, one change at most each: bulk B to full voltage, absorption A to the tail current or most readings, float F until below low. Low not under full raises ValueError."""


def charger_phase_trace(readings, low, full, tail, most_absorbing):
    if low >= full:
        raise ValueError("the low voltage must lie under the full one")
    phase = "B"
    trace = []
    for volts, amps in readings:
        if phase == "B" and volts >= full:
            phase, absorbing = "A", 0
        elif phase == "A":
            absorbing += 1
            if amps <= tail or absorbing >= most_absorbing:
                phase = "F"
        elif volts < low:
            phase = "B"
        trace.append(phase)
    return "".join(trace)


assert charger_phase_trace([(12, 9), (14, 9), (14, 5), (14, 2)], 12, 14, 2, 9) == "BAAF"
assert charger_phase_trace([(13, 9), (15, 1), (14, 3), (14, 1)], 12, 14, 2, 9) == "BAAF"
assert charger_phase_trace([(14, 9), (14, 8), (14, 7), (14, 6)], 12, 14, 2, 2) == "AAFF"
assert charger_phase_trace([(14, 9), (14, 8), (14, 7)], 12, 14, 2, 1) == "AFF"
assert charger_phase_trace([(14, 9), (13, 2), (12, 0), (11, 0), (12, 5)], 12, 14, 2, 9) == "AFFBB"
assert (
    charger_phase_trace([(14, 9), (14, 9), (14, 2), (11, 9), (14, 9), (14, 9), (14, 9)], 12, 14, 2, 2)
    == "AAFBAAF"
)
assert charger_phase_trace([(14, 1), (11, 5), (11, 1), (11, 1)], 12, 14, 2, 9) == "AAFB"
assert charger_phase_trace([(9, 1)], 12, 14, 2, 9) == "B"
assert charger_phase_trace([(12, 9)], 11, 12, 2, 3) == "A"
assert charger_phase_trace([], 12, 14, 2, 9) == ""
try:
    charger_phase_trace([(13, 1)], 14, 14, 2, 9)
except ValueError:
    pass
else:
    raise AssertionError("equal voltages were accepted")
