import re
from itertools import zip_longest


def mask_mismatch_at(text, mask):
    patterns = {"A": "[A-Z]", "9": "[0-9]"}
    for index, (char, sign) in enumerate(zip_longest(text, mask)):
        if char is None or sign is None:
            return index
        if not re.fullmatch(patterns.get(sign, re.escape(sign)), char):
            return index
    return -1
