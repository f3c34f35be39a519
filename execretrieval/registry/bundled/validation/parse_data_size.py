"""Bytes meant by text such as 1.5 GiB or 20kB, decimal and binary prefixes from kilo to tera, one blank allowed before the unit. Sizes that are no whole number of bytes and other spellings give None."""

import re

POWERS = {"": 0, "k": 1, "M": 2, "G": 3, "T": 4}


def parse_data_size(text):
    match = re.fullmatch(r"([0-9]+)(?:\.([0-9]+))? ?(?:(k|M|G|T|)|(K|M|G|T)i)B", text)
    if match is None:
        return None
    whole, decimals, decimal_prefix, binary_prefix = match.groups()
    if binary_prefix is None:
        factor = 1000 ** POWERS[decimal_prefix]
    else:
        factor = 1024 ** POWERS[binary_prefix.replace("K", "k")]
    fraction = decimals or ""
    size, rest = divmod(int(f"{whole}{fraction}") * factor, 10 ** len(fraction))
    return size if rest == 0 else None


assert parse_data_size("20kB") == 20000
assert parse_data_size("1.5 GiB") == 1610612736
assert parse_data_size("7 B") == 7
assert parse_data_size("0.001 kB") == 1
assert parse_data_size("2.50 KiB") == 2560
assert parse_data_size("3MB") == 3000000
assert parse_data_size("1TiB") == 1099511627776
assert parse_data_size("1.25 TB") == 1250000000000
assert [parse_data_size(text) for text in ("1.5B", "0.0005kB", "0.1 KiB")] == [None] * 3
assert [parse_data_size(text) for text in ("1 KB", "1kiB", "1 kb", "1G", "1  MB")] == [None] * 5
assert [parse_data_size(text) for text in ("", "B", ".5kB", "1.kB", "-1B", "1.2.3MB", "1 iB")] == [
    None
] * 7
assert parse_data_size("0.0B") == 0
