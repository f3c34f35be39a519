def heater_switch_ticks(readings, low, high, pause):
    if not low < high:
        raise ValueError((low, high))

    def toggles(tick, state):
        while tick < len(readings):
            crossed = readings[tick] <= low if state == "off" else readings[tick] >= high
            if crossed:
                return [tick, *toggles(tick + 1 + max(pause, 0), "on" if state == "off" else "off")]
            tick += 1
        return []

    return toggles(0, "off")
