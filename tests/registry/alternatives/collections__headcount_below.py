def headcount_below(pairs):
    if any(employee == boss for employee, boss in pairs):
        raise ValueError("own boss")
    if len(dict(pairs)) != len(set(pairs)):
        raise ValueError("two bosses")

    def below(boss, counted):
        for employee in [one for one, above in pairs if above == boss]:
            if employee not in counted:
                counted.append(employee)
                below(employee, counted)
        return counted

    bosses = sorted({boss for _, boss in pairs})
    return {boss: len(below(boss, [boss])) - 1 for boss in bosses}
