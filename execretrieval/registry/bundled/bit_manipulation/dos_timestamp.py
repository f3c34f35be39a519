"""Year, month, day, hour, minute and second from the 16-bit date and time words of a FAT directory entry, years counted from 1980, seconds in twos. Impossible months or times, or days outside their month, give None."""

from calendar import monthrange


def low_field(word, shift, width):
    return word >> shift & ((1 << width) - 1)


def dos_timestamp(date_word, time_word):
    year = 1980 + (date_word >> 9)
    month, day = low_field(date_word, 5, 4), low_field(date_word, 0, 5)
    hour, minute = time_word >> 11, low_field(time_word, 5, 6)
    second = 2 * low_field(time_word, 0, 5)
    if month < 1 or month > 12:
        return None
    if day < 1 or day > monthrange(year, month)[1]:
        return None
    if hour > 23 or minute > 59 or second > 58:
        return None
    return year, month, day, hour, minute, second


assert dos_timestamp((44 << 9) + (2 << 5) + 29, (13 << 11) + (45 << 5) + 10) == (
    2024,
    2,
    29,
    13,
    45,
    20,
)
assert dos_timestamp((0 << 9) + (1 << 5) + 1, 0) == (1980, 1, 1, 0, 0, 0)
assert dos_timestamp((127 << 9) + (12 << 5) + 31, (23 << 11) + (59 << 5) + 29) == (
    2107,
    12,
    31,
    23,
    59,
    58,
)
assert dos_timestamp((43 << 9) + (2 << 5) + 29, 0) is None
assert dos_timestamp((43 << 9) + (0 << 5) + 9, 0) is None
assert dos_timestamp((43 << 9) + (13 << 5) + 9, 0) is None
assert dos_timestamp((43 << 9) + (4 << 5) + 0, 0) is None
assert dos_timestamp((43 << 9) + (4 << 5) + 31, 0) is None
assert dos_timestamp((43 << 9) + (4 << 5) + 30, 24 << 11) is None
assert dos_timestamp((43 << 9) + (4 << 5) + 30, 60 << 5) is None
assert dos_timestamp((43 << 9) + (4 << 5) + 30, 30) is None
