"""Health of a figure, full at first, after turns of kind and amount: shield, stopping hits, and poison, costing set damage, last that many turns, this included; the longer poison counts, heal adds and ends it; 0 ends all."""


def poisoned_health_trace(turns, full, damage):
    health = full
    poison = shield = 0
    trace = []
    for kind, amount in turns:
        if kind == "poison":
            poison = max(poison, amount)
        elif kind == "shield":
            shield = amount
        elif kind == "heal":
            health = min(health + amount, full)
            poison = 0
        elif kind == "hit" and shield < 1:
            health -= amount
        if poison:
            health -= damage
            poison -= 1
        shield -= 1
        trace.append(max(health, 0))
        if health <= 0:
            break
    return trace


assert poisoned_health_trace([("hit", 3), ("hit", 2)], 9, 1) == [6, 4]
assert poisoned_health_trace([("poison", 2), ("rest", 0), ("rest", 0)], 9, 2) == [7, 5, 5]
assert poisoned_health_trace([("poison", 3), ("poison", 1), ("rest", 0), ("rest", 0)], 9, 1) == [8, 7, 6, 6]
assert poisoned_health_trace([("poison", 1), ("poison", 3), ("rest", 0), ("rest", 0)], 9, 1) == [8, 7, 6, 5]
assert poisoned_health_trace([("shield", 2), ("hit", 4), ("hit", 4)], 9, 1) == [9, 9, 5]
assert poisoned_health_trace([("shield", 1), ("hit", 4)], 9, 1) == [9, 5]
assert poisoned_health_trace([("hit", 5), ("heal", 2), ("heal", 9)], 9, 1) == [4, 6, 9]
assert poisoned_health_trace([("poison", 5), ("heal", 1), ("rest", 0)], 9, 2) == [7, 8, 8]
assert poisoned_health_trace([("hit", 2), ("hit", 7), ("heal", 5)], 9, 1) == [7, 0]
assert poisoned_health_trace([("hit", 8), ("poison", 4), ("rest", 1)], 9, 3) == [1, 0]
assert poisoned_health_trace([("rest", 4), ("poison", 1), ("rest", 0)], 5, 1) == [5, 4, 4]
assert poisoned_health_trace([], 9, 1) == []
