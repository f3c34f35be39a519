from fractions import Fraction


def level_crossing_times(samples, level):
    signs = [(h > level) - (h < level) for h in samples]
    found = []
    for i in range(len(samples)):
        later = next((j for j in range(i + 1, len(samples)) if signs[j]), None)
        if later is None or signs[i] * signs[later] >= 0:
            continue
        if later > i + 1:
            found.append((i + 1, signs[later]))
        else:
            rise = Fraction(samples[later] - samples[i])
            found.append((i + (level - samples[i]) / rise, signs[later]))
    return found
