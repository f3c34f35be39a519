def first_round_pairs(players):
    if players <= 0:
        return []
    rounds = max((players - 1).bit_length(), 1)

    def section(seed, depth):
        """The matches of the part of the bracket that this seed should win."""
        if depth == rounds:
            rival = 2**rounds + 1 - seed
            return [(seed if seed <= players else None, rival if rival <= players else None)]
        return section(seed, depth + 1) + section(2**depth + 1 - seed, depth + 1)

    return section(1, 1)
