"""Choose the score from which to alarm at least cost, given samples of score and badness, the cost of a miss and of a false alarm. Ties take the highest; None means never to alarm. Return it and the cost."""


def alarm_cost(samples, threshold, miss, false_alarm):
    total = 0
    for score, bad in samples:
        if score < threshold:
            total += miss if bad else 0
        elif not bad:
            total += false_alarm
    return total


def cheapest_alert_threshold(samples, miss, false_alarm):
    best = None
    lowest = miss * sum(bad for _, bad in samples)
    for threshold in sorted({score for score, _ in samples}, reverse=True):
        cost = alarm_cost(samples, threshold, miss, false_alarm)
        if cost < lowest:
            best, lowest = threshold, cost
    return best, lowest


assert cheapest_alert_threshold([(9, True), (5, False), (7, True)], 4, 1) == (7, 0)
assert cheapest_alert_threshold([(9, True), (5, True), (7, False)], 4, 1) == (5, 1)
assert cheapest_alert_threshold([(9, True), (5, True), (7, False)], 1, 4) == (9, 1)
assert cheapest_alert_threshold([(9, True), (5, True), (7, False)], 3, 3) == (9, 3)
assert cheapest_alert_threshold([(9, False), (5, True)], 2, 2) == (None, 2)
assert cheapest_alert_threshold([(9, False), (5, True)], 3, 2) == (5, 2)
assert cheapest_alert_threshold([(5, True), (5, False), (5, True)], 2, 3) == (5, 3)
assert cheapest_alert_threshold([(5, True), (5, False), (5, True)], 2, 4) == (None, 4)
assert cheapest_alert_threshold([(8, False), (3, False)], 9, 1) == (None, 0)
assert cheapest_alert_threshold([(1, True)], 1, 5) == (1, 0)
assert cheapest_alert_threshold([], 3, 2) == (None, 0)
