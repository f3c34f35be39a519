def grant_after_last(requests, last, lines):
    order = list(range(lines))
    if last is not None:
        order = order[last + 1 :] + order[: last + 1]
    return next((line for line in order if requests & 2**line), None)
