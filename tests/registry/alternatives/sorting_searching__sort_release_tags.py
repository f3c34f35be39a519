import re
from functools import cmp_to_key
from itertools import zip_longest


def compare(a, b):
    (left, left_suffix), (right, right_suffix) = (re.match(r"([\d.]+)-?(.*)", tag).groups() for tag in (a, b))
    for x, y in zip_longest(left.split("."), right.split("."), fillvalue="0"):
        if int(x) != int(y):
            return int(y) - int(x)
    if left_suffix == right_suffix:
        return 0
    if not left_suffix or not right_suffix:
        return -1 if right_suffix else 1
    keys = []
    for suffix in (left_suffix, right_suffix):
        word, number = re.fullmatch(r"([a-z]*)(-?\d*)", suffix).groups()
        keys.append((word, int(number) if number else 0))
    return (keys[0] < keys[1]) - (keys[0] > keys[1])


def sort_release_tags(tags):
    return sorted(tags, key=cmp_to_key(compare))
