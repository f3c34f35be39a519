def parcel_refusal(sides, grams):
    longest = max(sides)
    others = list(sides)
    others.remove(longest)
    if min(others) < 1 or max(others) < 11 or longest < 15:
        return "small"
    if not longest <= 120:
        return "long"
    if 2 * sum(sides) - longest > 300:
        return "bulky"
    return {True: "heavy", False: None}[grams >= 30001]
