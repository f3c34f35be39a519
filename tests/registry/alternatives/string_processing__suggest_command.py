from functools import cache


def suggest_command(typed, known):
    @cache
    def apart(one, other):
        if not one or not other:
            return len(one) + len(other)
        if one[0] == other[0]:
            return apart(one[1:], other[1:])
        return 1 + min(apart(one[1:], other), apart(one, other[1:]), apart(one[1:], other[1:]))

    best = None
    for command in sorted(known):
        distance = apart(typed, command)
        if distance * 3 < len(typed) + 3 and (best is None or distance < best[0]):
            best = (distance, command)
    return best[1] if best else None
