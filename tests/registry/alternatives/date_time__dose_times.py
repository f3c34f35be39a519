from fractions import Fraction
from math import floor


def dose_times(up, bed, doses):
    start, end = (60 * int(text[:-3]) + int(text[-2:]) for text in (up, bed))
    end += 1440 * (end < start)
    times = []
    for i in range(doses):
        share = Fraction(i, doses - 1) if doses > 1 else 0
        quarter = floor((start + (end - start) * share) / Fraction(15) + Fraction(1, 2))
        times.append(f"{quarter // 4 % 24:0>2}:{quarter % 4 * 15:0>2}")
    return times
