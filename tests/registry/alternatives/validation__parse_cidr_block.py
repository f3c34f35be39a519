import ipaddress
import re


def parse_cidr_block(text):
    if not re.fullmatch(r"[0-9.]+/(?:0|[1-9][0-9]?)", text):
        return None
    try:
        network = ipaddress.IPv4Network(text, strict=True)
    except ValueError:
        return None
    return int(network[0]), int(network[-1])
