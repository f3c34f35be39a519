def membership_trace(payments, free, grace):
    if grace <= -1:
        return None
    trace = ""
    for month in range(1, len(payments) + 1):
        served = sum(letter != "S" for letter in trace)
        owed = served + 1 - free - sum(payments[:month])
        trace += "A" if owed <= 0 else "G" if owed <= grace else "S"
    return trace
