def airlock_trace(commands, pump_ticks):
    if pump_ticks <= 0:
        raise ValueError(pump_ticks)
    states, trace = {"i": ("I", "i"), "I": ("i", "I"), "o": ("O", "o"), "O": ("o", "O")}, ""
    state = "i"
    while len(trace) < len(commands):
        command = commands[len(trace)]
        if command == "p" and state in "io":
            # The tick that ends the pumping shows the other side already.
            state = "o" if state == "i" else "i"
            trace += "P" * pump_ticks + state
            continue
        state = states[state][0 if command == "d" else 1]
        trace += state
    return trace[: len(commands)]
