def crossing_light_trace(ticks, least_green, walk):
    trace = ""
    while len(trace) < len(ticks):
        start = len(trace)
        press = ticks.find("p", start)
        if press < 0:
            return trace + "G" * (len(ticks) - start)
        greens = max(press - start + 1, least_green)
        trace += "G" * greens + "Y" + "W" * max(walk, 1)
    return trace[: len(ticks)]
