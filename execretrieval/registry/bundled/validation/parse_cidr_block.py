"""First and last IPv4 address, as integers, of a block such as 10.0.0.0/8. Missing, oversized or zero-padded numbers, or an address that is not the first of its block, give None."""


def strict_number(text, highest):
    if not (text.isascii() and text.isdigit()):
        return None
    if len(text) > 1 and text.startswith("0"):
        return None
    number = int(text)
    return number if number <= highest else None


def parse_cidr_block(text):
    address, _, prefix = text.partition("/")
    octets = [strict_number(part, 255) for part in address.split(".")]
    fixed_bits = strict_number(prefix, 32)
    if len(octets) != 4 or None in octets or fixed_bits is None:
        return None
    first = 0
    for octet in octets:
        first = (first << 8) + octet
    size = 1 << (32 - fixed_bits)
    if first % size != 0:
        return None
    return first, first + size - 1


assert parse_cidr_block("10.0.0.0/8") == (167772160, 184549375)
assert parse_cidr_block("192.168.1.0/24") == (3232235776, 3232236031)
assert parse_cidr_block("0.0.0.0/0") == (0, 4294967295)
assert parse_cidr_block("255.255.255.255/32") == (4294967295, 4294967295)
assert parse_cidr_block("1.2.3.4/31") == (16909060, 16909061)
assert parse_cidr_block("1.2.3.5/31") is None
assert parse_cidr_block("256.0.0.0/8") is None
assert parse_cidr_block("1.2.3.0/33") is None
assert parse_cidr_block("1.2.0/24") is None
assert parse_cidr_block("1.2.3.4") is None
assert parse_cidr_block("01.2.3.4/32") is None
assert parse_cidr_block("\uff11.2.3.4/32") is None
