"""Say what is wrong with an ISBN-10, hyphens not counting: length, character or checksum, tested in that order, and None when all is well. Only the last place may be a capital X."""

import re


def check_character(digits):
    total = sum((10 - i) * int(digit) for i, digit in enumerate(digits))
    check = (11 - total % 11) % 11
    return "X" if check == 10 else str(check)


def isbn_ten_problem(text):
    compact = text.replace("-", "")
    if len(compact) != 10:
        return "length"
    if not re.fullmatch("[0-9]{9}[0-9X]", compact):
        return "character"
    if check_character(compact[:9]) != compact[9]:
        return "checksum"
    return None


assert isbn_ten_problem("0-306-40615-2") is None
assert isbn_ten_problem("080442957X") is None
assert isbn_ten_problem("0000000000") is None
assert isbn_ten_problem("0306406153") == "checksum"
assert isbn_ten_problem("0804429570") == "checksum"
assert isbn_ten_problem("3060406152") == "checksum"
assert isbn_ten_problem("080442957x") == "character"
assert isbn_ten_problem("X804429570") == "character"
assert isbn_ten_problem("0 30640615") == "character"
assert isbn_ten_problem("030640615") == "length"
assert isbn_ten_problem("03064061522") == "length"
assert isbn_ten_problem("-") == "length"
