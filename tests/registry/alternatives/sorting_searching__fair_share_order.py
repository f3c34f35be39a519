from math import lcm


def fair_share_order(jobs, weights):
    kept = [i for i, (owner, _) in enumerate(jobs) if weights.get(owner, 1) > 0]
    scale = lcm(*(weights.get(jobs[i][0], 1) for i in kept))

    def finish(i):
        owner = jobs[i][0]
        return sum(cost for other, cost in jobs[: i + 1] if other == owner) * scale // weights.get(owner, 1)

    return sorted(kept, key=finish)
