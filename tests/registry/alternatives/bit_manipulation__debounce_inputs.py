def debounce_inputs(samples, needed):
    if needed <= 0:
        return None
    levels, counts, states = {}, {}, []
    places = range(max((sample.bit_length() for sample in samples), default=0))
    for sample in samples:
        for place in places:
            level = sample // 2**place % 2
            same, seen = counts.get(place, (level, 0))
            seen = seen + 1 if same == level else 1
            counts[place] = (level, seen)
            if seen >= needed:
                levels[place] = level
        states.append(sum(2**place for place in places if levels.get(place)))
    return states
