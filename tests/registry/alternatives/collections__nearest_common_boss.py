def nearest_common_boss(boss_of, first, second, levels):
    def ranked(name):
        ranks, current = {}, boss_of.get(name)
        for steps in range(len(boss_of)):
            if current is None:
                return ranks
            ranks[current] = steps
            current = boss_of.get(current)
        return ranks if current is None else {}

    one, two = ranked(first), ranked(second)
    shared = {name for name in one if name in two and one[name] < levels}
    return min(shared, key=lambda name: one[name]) if shared and first != second else None
