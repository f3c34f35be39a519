def poisoned_health_trace(turns, full, damage):
    trace = []
    for now, (kind, amount) in enumerate(turns):
        health = trace[-1] if trace else full
        past = list(enumerate(turns[: now + 1]))
        shields = [at + turn[1] for at, turn in past if turn[0] == "shield"]
        healed = max((at for at, turn in past if turn[0] == "heal"), default=-1)
        poisons = [at + turn[1] for at, turn in past if turn[0] == "poison" and at > healed]
        if kind == "heal":
            health = full if health + amount > full else health + amount
        if kind == "hit" and not (shields and shields[-1] > now):
            health -= amount
        if any(until > now for until in poisons):
            health -= damage
        trace.append(health if health > 0 else 0)
        if not trace[-1]:
            break
    return trace
