"""Points of a snooker break and the penalty that ends it: red balls, worth 1, each followed by any colour from 2 to 7, then the colours ascending. A wrong ball costs its value, at least 4; else 0."""


def is_legal(ball, wanted, colour_due):
    return ball > 1 if colour_due else ball == wanted


def score_snooker_break(balls, reds):
    points = 0
    colour_due = False
    next_colour = 2
    for ball in balls:
        wanted = 1 if reds > 0 else next_colour
        if not is_legal(ball, wanted, colour_due):
            return points, max(ball, 4)
        points += ball
        if ball == 1:
            reds -= 1
        elif not colour_due:
            next_colour += 1
        colour_due = ball == 1
    return points, 0


assert score_snooker_break([1, 7, 1, 5], 15) == (14, 0)
assert score_snooker_break([1, 7, 5], 15) == (8, 5)
assert score_snooker_break([1, 7, 3], 15) == (8, 4)
assert score_snooker_break([1, 1], 15) == (1, 4)
assert score_snooker_break([1, 2, 2, 3, 4, 5, 6, 7], 1) == (30, 0)
assert score_snooker_break([1, 6, 1], 1) == (7, 4)
assert score_snooker_break([2, 3, 3], 0) == (5, 4)
assert score_snooker_break([2, 3, 7], 0) == (5, 7)
assert score_snooker_break([2, 4], 2) == (0, 4)
assert score_snooker_break([1], 1) == (1, 0)
assert score_snooker_break([1, 3, 1, 4, 2], 2) == (11, 0)
assert score_snooker_break([], 15) == (0, 0)
