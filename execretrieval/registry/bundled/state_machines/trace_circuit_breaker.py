"""Replay call results through a circuit breaker as letters P passed, F failed, S skipped: enough consecutive failures open it for some skipped calls, then one failing trial reopens it. A failure limit below one gives None."""


def trace_circuit_breaker(results, fail_limit, cooldown):
    if fail_limit < 1:
        return None
    trace = []
    failures = 0
    opened_at = None
    for call, succeeded in enumerate(results):
        if opened_at is not None and call - opened_at <= cooldown:
            trace.append("S")
            continue
        trace.append("P" if succeeded else "F")
        # Only a success resets the count, so one failing trial call is enough to reopen.
        failures = 0 if succeeded else failures + 1
        if failures >= fail_limit:
            opened_at = call
    return "".join(trace)


assert trace_circuit_breaker([1, 0, 0, 1], 2, 2) == "PFFS"
assert trace_circuit_breaker([0, 0, 1, 1, 1], 2, 2) == "FFSSP"
assert trace_circuit_breaker([0, 0, 1, 0, 0, 1, 1], 2, 1) == "FFSFSPP"
assert trace_circuit_breaker([0, 0, 1, 1, 0, 1], 2, 1) == "FFSPFP"
assert trace_circuit_breaker([0, 1, 0, 1], 2, 3) == "FPFP"
assert trace_circuit_breaker([0, 0, 0, 1], 3, 1) == "FFFS"
assert trace_circuit_breaker([0, 1, 1], 1, 1) == "FSP"
assert trace_circuit_breaker([0, 0, 0, 1], 2, 0) == "FFFP"
assert trace_circuit_breaker([0, 0, 0], 2, -1) == "FFF"
assert trace_circuit_breaker([], 2, 2) == ""
assert trace_circuit_breaker([1, 0], 0, 1) is None
