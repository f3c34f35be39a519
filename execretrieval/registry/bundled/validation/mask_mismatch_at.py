"""Position of the first character not fitting an input mask, A standing for capital letters, 9 for digits, all else for itself. Text too short or long fails where the shorter of both ends; a fit gives -1."""

import string

CLASSES = {"A": string.ascii_uppercase, "9": string.digits}


def fits(char, sign):
    if sign in CLASSES:
        return char in CLASSES[sign]
    return char == sign


def mask_mismatch_at(text, mask):
    shared = min(len(text), len(mask))
    for index in range(shared):
        if not fits(text[index], mask[index]):
            return index
    return -1 if len(text) == len(mask) else shared


assert mask_mismatch_at("AB-123", "AA-999") == -1
assert mask_mismatch_at("Ab-123", "AA-999") == 1
assert mask_mismatch_at("AB 123", "AA-999") == 2
assert mask_mismatch_at("AB-1X3", "AA-999") == 4
assert mask_mismatch_at("0B-123", "AA-999") == 0
assert mask_mismatch_at("AB-12", "AA-999") == 5
assert mask_mismatch_at("AB-1234", "AA-999") == 6
assert mask_mismatch_at("AB-12x", "AA-999") == 5
assert mask_mismatch_at("", "AA") == 0
assert mask_mismatch_at("", "") == -1
assert mask_mismatch_at("x", "") == 0
assert mask_mismatch_at("ZA9", "A#9") == 1
