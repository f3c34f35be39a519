from fractions import Fraction


def first_blocking_hill(profile, eye, mark):
    count = len(profile)
    for i, height in enumerate(profile):
        if 0 < i < count - 1 and height is not None:
            share = Fraction(i, count - 1)
            line = (1 - share) * (profile[0] + eye) + share * (profile[-1] + mark)
            if height >= line:
                return i
    return None
