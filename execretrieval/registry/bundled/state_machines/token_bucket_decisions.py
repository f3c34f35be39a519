"""Which requests of ascending time and cost a token bucket lets pass: it starts full, gains tokens at a rate up to its capacity, and refusals take nothing. Return the decisions and the tokens left."""


def token_bucket_decisions(requests, rate, capacity):
    tokens = capacity
    last = None
    decisions = []
    for time, cost in requests:
        if last is not None:
            tokens = min(tokens + (time - last) * rate, capacity)
        last = time
        if cost > tokens:
            decisions.append(False)
            continue
        tokens -= cost
        decisions.append(True)
    return decisions, tokens


assert token_bucket_decisions([(0, 3), (0, 2)], 1, 5) == ([True, True], 0)
assert token_bucket_decisions([(0, 3), (0, 3)], 1, 5) == ([True, False], 2)
assert token_bucket_decisions([(7, 5), (9, 4), (11, 4)], 2, 5) == ([True, True, True], 0)
assert token_bucket_decisions([(7, 5), (8, 4), (9, 4)], 2, 5) == ([True, False, True], 0)
assert token_bucket_decisions([(0, 4), (9, 1)], 3, 6) == ([True, True], 5)
assert token_bucket_decisions([(0, 4), (1, 5)], 3, 6) == ([True, True], 0)
assert token_bucket_decisions([(2, 7)], 9, 6) == ([False], 6)
assert token_bucket_decisions([(3, 0)], 1, 0) == ([True], 0)
assert token_bucket_decisions([(0, 2), (5, 1)], 0, 2) == ([True, False], 0)
assert token_bucket_decisions([], 2, 4) == ([], 4)
