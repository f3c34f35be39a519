def token_bucket_decisions(requests, rate, capacity):
    # The bucket seen as a debt that is paid off with time and may not exceed the capacity.
    debt, decisions = 0, []
    for index, (time, cost) in enumerate(requests):
        if index:
            debt = max(0, debt - rate * (time - requests[index - 1][0]))
        decisions.append(debt + cost <= capacity)
        debt += cost * decisions[-1]
    return decisions, capacity - debt
