from fractions import Fraction


def apportion_seats(votes, seats):
    if seats <= 0 or not any(votes):
        return [0 for _ in votes]
    quotas = [Fraction(vote, sum(votes)) * seats for vote in votes]
    result = [int(quota) for quota in quotas]
    while sum(result) < seats:
        gains = [quota - won for quota, won in zip(quotas, result, strict=True)]
        result[gains.index(max(gains))] += 1
    return result
