from fractions import Fraction


def fair_share_order(jobs, weights):
    kept = [i for i, (owner, _) in enumerate(jobs) if weights.get(owner, 1) > 0]

    def finish(i):
        owner = jobs[i][0]
        costs = [Fraction(cost) for other, cost in jobs[: i + 1] if other == owner]
        return sum(costs) / Fraction(weights.get(owner, 1))

    return sorted(kept, key=finish)
