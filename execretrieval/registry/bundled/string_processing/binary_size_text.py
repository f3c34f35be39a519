"""Write a byte count with the largest fitting unit of B, KiB, MiB or GiB: one decimal below ten units, none from there on, cut off rather than rounded; plain bytes have no decimal. Negative counts keep their sign."""

NAMES = ("B", "KiB", "MiB", "GiB")


def with_decimal(tenths, name):
    whole, tenth = divmod(tenths, 10)
    if whole >= 10:
        return f"{whole} {name}"
    return f"{whole}.{tenth} {name}"


def binary_size_text(size):
    if size < 0:
        return "-" + binary_size_text(-size)
    if size < 1024:
        return f"{size} B"
    power = 1
    while power < len(NAMES) - 1 and size >= 1024 ** (power + 1):
        power += 1
    return with_decimal(size * 10 // 1024**power, NAMES[power])


assert binary_size_text(1536) == "1.5 KiB"
assert binary_size_text(1023) == "1023 B"
assert binary_size_text(1024) == "1.0 KiB"
assert binary_size_text(10239) == "9.9 KiB"
assert binary_size_text(10240) == "10 KiB"
assert binary_size_text(1048575) == "1023 KiB"
assert binary_size_text(1048576) == "1.0 MiB"
assert binary_size_text(5 * 1024**3 + 1024**3 // 4) == "5.2 GiB"
assert binary_size_text(3000 * 1024**3) == "3000 GiB"
assert binary_size_text(5) == "5 B"
assert binary_size_text(0) == "0 B"
assert binary_size_text(-2048) == "-2.0 KiB"
