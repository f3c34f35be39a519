def encoder_detents(readings, steps_per_detent):
    if steps_per_detent <= 0:
        return None
    moves = {"01": 1, "13": 1, "32": 1, "20": 1, "10": -1, "31": -1, "23": -1, "02": -1}
    pairs = [f"{readings[i - 1]}{readings[i]}" for i in range(1, len(readings))]
    steps = sum(moves.get(pair, 0) for pair in pairs)
    rest = steps % steps_per_detent
    return (steps - rest) // steps_per_detent, rest, sum(pair in ("03", "30", "12", "21") for pair in pairs)
