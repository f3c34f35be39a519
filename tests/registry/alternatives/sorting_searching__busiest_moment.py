def busiest_moment(stays):
    peak, moment = 0, None
    for time in sorted(arrival for arrival, _ in stays):
        present = sum(arrival <= time <= departure for arrival, departure in stays)
        if present > peak:
            peak, moment = present, time
    return peak, moment
