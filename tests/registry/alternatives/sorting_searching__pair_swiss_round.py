def pair_swiss_round(standings, met):
    past = {frozenset(pair) for pair in met}

    def pair_up(names):
        if not names:
            return []
        name, *others = names
        fresh = [other for other in others if frozenset((name, other)) not in past]
        if not fresh:
            return [(name, None), *pair_up(others)]
        others.remove(fresh[0])
        return [(name, fresh[0]), *pair_up(others)]

    return pair_up([name for name, _ in sorted(standings, key=lambda entry: entry[1], reverse=True)])
