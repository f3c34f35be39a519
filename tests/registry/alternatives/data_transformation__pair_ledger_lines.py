def pair_ledger_lines(booked, banked, fee_limit):
    partner = {}
    taken = [False] * len(banked)
    for i, amount in enumerate(booked):
        for j, arrived in enumerate(banked):
            if amount and not taken[j] and amount - fee_limit <= arrived <= amount:
                partner[i] = j
                taken[j] = True
                break
    return (
        [(i, partner[i]) for i in partner],
        [i for i in range(len(booked)) if i not in partner],
        [j for j, used in enumerate(taken) if not used],
    )
