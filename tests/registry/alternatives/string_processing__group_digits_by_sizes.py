from itertools import chain, repeat


def group_digits_by_sizes(digits, sizes, separator):
    if min(sizes, default=1) <= 0 or not digits or digits.strip("0123456789"):
        return None
    rest = digits
    out = ""
    for size in chain(sizes, repeat(sizes[-1])) if sizes else ():
        if len(rest) <= size:
            break
        rest, taken = rest[:-size], rest[-size:]
        out = separator + taken + out
    return rest + out
