import ipaddress


def parse_ipv6_groups(text):
    try:
        address = ipaddress.IPv6Address(text)
    except ValueError:
        return None
    if "." in text or "%" in text:
        return None
    number = int(address)
    return [number >> shift & 0xFFFF for shift in range(112, -1, -16)]
