def option_conflicts(chosen, rules):
    picked = set(chosen)
    violated = []
    for index, rule in enumerate(rules):
        names = set(rule[1:])
        if rule[0] == "any":
            broken = names.isdisjoint(picked)
        elif rule[0] == "excludes":
            broken = len(names & picked) >= 2
        elif rule[0] == "needs":
            broken = rule[1] in picked and not names <= picked
        else:
            raise ValueError(rule[0])
        if broken:
            violated.append(index)
    return violated
