def cheapest_alert_threshold(samples, miss, false_alarm):
    choices = []
    for threshold in [float("inf"), *(score for score, _ in samples)]:
        missed = [score for score, bad in samples if bad and score < threshold]
        wrongly = [score for score, bad in samples if not bad and score >= threshold]
        choices.append((miss * len(missed) + false_alarm * len(wrongly), -threshold))
    cost, threshold = min(choices)
    return (None if threshold == -float("inf") else -threshold), cost
