from itertools import groupby


def trace_circuit_breaker(results, fail_limit, cooldown):
    if fail_limit <= 0:
        return None
    text, state, opened_at = "", "closed", 0
    for i, good in enumerate(results):
        if state == "open" and i - opened_at <= cooldown:
            text += "S"
            continue
        if state == "open":
            state = "trial"
        text += "FP"[bool(good)]
        if good:
            state = "closed"
            continue
        # Since the last pass or pause, how many failures stand at the end?
        letter, run = [(key, len(list(group))) for key, group in groupby(text)][-1]
        if state == "trial" or (letter == "F" and run >= fail_limit):
            state, opened_at = "open", i
    return text
