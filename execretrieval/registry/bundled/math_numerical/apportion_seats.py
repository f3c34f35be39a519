"""Share out seats among parties in proportion to their votes by the largest remainder method, equal remainders favouring the earlier party. Fewer than one seat, or no votes at all, gives everyone 0."""


def apportion_seats(votes, seats):
    total = sum(votes)
    if total < 1 or seats < 1:
        return [0] * len(votes)
    shares = [divmod(vote * seats, total) for vote in votes]
    result = [whole for whole, _ in shares]
    unassigned = seats - sum(result)
    by_remainder = sorted(range(len(votes)), key=lambda party: -shares[party][1])
    for party in by_remainder[:unassigned]:
        result[party] += 1
    return result


assert apportion_seats([50, 30, 20], 10) == [5, 3, 2]
assert apportion_seats([47000, 16000, 15900, 12000, 6000, 3100], 10) == [5, 2, 1, 1, 1, 0]
assert apportion_seats([1, 1], 1) == [1, 0]
assert apportion_seats([1, 1, 1], 2) == [1, 1, 0]
assert apportion_seats([1, 2], 1) == [0, 1]
assert apportion_seats([1, 3], 2) == [1, 1]
assert apportion_seats([0, 1], 3) == [0, 3]
assert apportion_seats([0, 0], 4) == [0, 0]
assert apportion_seats([3, 2], 0) == [0, 0]
assert apportion_seats([1, 1], -3) == [0, 0]
assert apportion_seats([], 5) == []
