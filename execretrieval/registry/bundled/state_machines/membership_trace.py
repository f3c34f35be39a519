"""Status letter of a member per month, given monthly payments in months: A while months are paid or free at the start, then G for owed months of grace, then S, not owed. Negative grace gives None."""


def membership_trace(payments, free, grace):
    if grace < 0:
        return None
    balance = free
    trace = []
    for paid in payments:
        balance += paid - 1
        if balance >= 0:
            trace.append("A")
        elif balance >= -grace:
            trace.append("G")
        else:
            trace.append("S")
            # Without service the month costs nothing.
            balance += 1
    return "".join(trace)


assert membership_trace([1, 1, 0, 0, 0], 0, 1) == "AAGSS"
assert membership_trace([0, 0, 0, 0, 0], 2, 1) == "AAGSS"
assert membership_trace([3, 0, 0, 0], 0, 2) == "AAAG"
assert membership_trace([0, 0, 0, 0, 1, 3], 0, 2) == "GGSSGA"
assert membership_trace([0, 0, 0, 0, 3, 0], 0, 2) == "GGSSAG"
assert membership_trace([0, 0, 2, 0], 0, 5) == "GGGG"
assert membership_trace([0, 1, 0], 0, 0) == "SAS"
assert membership_trace([0, 2, 0], 1, 0) == "AAA"
assert membership_trace([0, 1, 2], 0, 1) == "GGA"
assert membership_trace([], 1, 1) == ""
assert membership_trace([1], 0, -1) is None
