"""Insert separators into an unsigned number's digits counting from the right by group sizes, the last size repeating, as 3 then 2 for 12,34,567. Other text, or a size below one, gives None; no sizes leave it."""


def cut_from_right(digits, sizes):
    groups = []
    end = len(digits)
    place = 0
    while end > 0:
        size = sizes[min(place, len(sizes) - 1)]
        groups.append(digits[max(end - size, 0) : end])
        end -= size
        place += 1
    return groups[::-1]


def group_digits_by_sizes(digits, sizes, separator):
    if not digits.isdecimal() or any(size < 1 for size in sizes):
        return None
    if not sizes:
        return digits
    return separator.join(cut_from_right(digits, sizes))


assert group_digits_by_sizes("1234567", [3, 2], ",") == "12,34,567"
assert group_digits_by_sizes("123456789", [3, 2], ",") == "12,34,56,789"
assert group_digits_by_sizes("1234567", [3], " ") == "1 234 567"
assert group_digits_by_sizes("123456", [3], "'") == "123'456"
assert group_digits_by_sizes("123", [3], ",") == "123"
assert group_digits_by_sizes("1234567", [1, 2, 3], ".") == "1.234.56.7"
assert group_digits_by_sizes("7", [3, 2], ",") == "7"
assert group_digits_by_sizes("0042", [2], "") == "0042"
assert group_digits_by_sizes("1234", [], ",") == "1234"
assert group_digits_by_sizes("12a4", [3], ",") is None
assert group_digits_by_sizes("", [3], ",") is None
assert group_digits_by_sizes("1234", [3, 0], ",") is None
