def score_snooker_break(balls, reds):
    free = {2, 3, 4, 5, 6, 7}
    allowed = [{1}, free] * reds + [{colour} for colour in sorted(free)]
    for count, (ball, choice) in enumerate(zip(balls, allowed, strict=False)):
        if ball not in choice:
            return sum(balls[:count]), ball if ball > 4 else 4
    return sum(balls), 0
