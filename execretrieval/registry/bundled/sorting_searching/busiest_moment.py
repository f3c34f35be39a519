"""Greatest number of guests present at once and the first moment it is reached, from arrival and departure times that both still count as present. Stays that end before they begin are ignored; without stays 0 and None."""


def busiest_moment(stays):
    events = []
    for arrival, departure in stays:
        if departure < arrival:
            continue
        events.append((arrival, 1))
        events.append((departure, -1))
    present = peak = 0
    moment = None
    for time, change in sorted(events, key=lambda event: (event[0], -event[1])):
        present += change
        if present > peak:
            peak, moment = present, time
    return peak, moment


assert busiest_moment([(1, 4), (3, 6), (8, 9)]) == (2, 3)
assert busiest_moment([(1, 3), (3, 6)]) == (2, 3)
assert busiest_moment([(1, 2), (3, 6)]) == (1, 1)
assert busiest_moment([(5, 9), (1, 6), (2, 5)]) == (3, 5)
assert busiest_moment([(5, 9), (1, 6), (2, 4)]) == (2, 2)
assert busiest_moment([(7, 7), (2, 8)]) == (2, 7)
assert busiest_moment([(4, 4)]) == (1, 4)
assert busiest_moment([(6, 2), (3, 4)]) == (1, 3)
assert busiest_moment([(9, 2), (4, 7), (5, 6)]) == (2, 5)
assert busiest_moment([(6, 2)]) == (0, None)
assert busiest_moment([]) == (0, None)
assert busiest_moment([(1, 2), (3, 6), (3, 4)]) == (2, 3)
