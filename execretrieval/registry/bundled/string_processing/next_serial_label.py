"""Label that follows a serial label: the last character counts on within digits, small or capital letters, carrying left past other characters; a last carry puts 1, a or A before the first one. Without letters or digits give None."""

RANGES = ("0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def count_on(char):
    for alphabet in RANGES:
        place = alphabet.find(char)
        if place >= 0:
            carry, following = divmod(place + 1, len(alphabet))
            return alphabet[following], carry, alphabet
    return None


def next_serial_label(label):
    chars = list(label)
    last_range = None
    for index in range(len(chars) - 1, -1, -1):
        counted = count_on(chars[index])
        if counted is None:
            continue
        chars[index], carry, last_range = counted
        if carry == 0:
            return "".join(chars)
        first = index
    if last_range is None:
        return None
    new = "1" if last_range[0] == "0" else last_range[0]
    chars.insert(first, new)
    return "".join(chars)


assert next_serial_label("A7") == "A8"
assert next_serial_label("A9") == "B0"
assert next_serial_label("Az") == "Ba"
assert next_serial_label("a-19") == "a-20"
assert next_serial_label("a-99") == "b-00"
assert next_serial_label("-9-9)") == "-10-0)"
assert next_serial_label("Zz") == "AAa"
assert next_serial_label("zZ9") == "aaA0"
assert next_serial_label("99") == "100"
assert next_serial_label("0") == "1"
assert next_serial_label("--") is None
assert next_serial_label("") is None
