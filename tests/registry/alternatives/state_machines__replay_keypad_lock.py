def replay_keypad_lock(code, keys, tries):
    used = 0
    *submits, rest = keys.split("#")
    if tries <= 0:
        return "blocked", 0
    for submit, presses in enumerate(submits, start=1):
        used += len(presses) + 1
        if presses.split("*")[-1].endswith(code):
            return "open", used
        if submit == tries:
            return "blocked", used
    return "locked", used + len(rest)
