"""Positions of readings at which a thermostat toggles its heater, initially off: on at or below the low mark, off at or above the high one, ignoring some readings after each toggle. Equal or reversed marks raise ValueError."""


def should_toggle(heating, reading, low, high):
    return reading >= high if heating else reading <= low


def heater_switch_ticks(readings, low, high, pause):
    if low >= high:
        raise ValueError("the low mark must lie under the high one")
    heating = False
    ticks = []
    for tick, reading in enumerate(readings):
        if ticks and tick - ticks[-1] <= pause:
            continue
        if not should_toggle(heating, reading, low, high):
            continue
        heating = not heating
        ticks.append(tick)
    return ticks


assert heater_switch_ticks([20, 18, 19, 21, 20], 18, 21, 0) == [1, 3]
assert heater_switch_ticks([19, 17, 20, 22], 18, 21, 0) == [1, 3]
assert heater_switch_ticks([22, 21, 19], 18, 21, 0) == []
assert heater_switch_ticks([18, 21, 18, 21], 18, 21, 0) == [0, 1, 2, 3]
assert heater_switch_ticks([18, 21, 18, 21], 18, 21, 1) == [0, 3]
assert heater_switch_ticks([18, 18, 21, 18, 18], 18, 21, 1) == [0, 2, 4]
assert heater_switch_ticks([18, 21, 21, 21], 18, 21, 2) == [0, 3]
assert heater_switch_ticks([19, 18, 21, 17, 22], 18, 21, 1) == [1, 4]
assert heater_switch_ticks([18, 20, 17, 21, 19, 18], 18, 21, 0) == [0, 3, 5]
assert heater_switch_ticks([], 18, 21, 0) == []
try:
    heater_switch_ticks([5, 5], 5, 5, 0)
except ValueError:
    pass
else:
    raise AssertionError("equal marks were accepted")
