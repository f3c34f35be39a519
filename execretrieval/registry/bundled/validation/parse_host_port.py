"""Split a network address into host and port number, IPv6 hosts in square brackets. A missing port takes the default; an empty host or port, bare hosts with colons, padded or zero ports and ports above 65535 give None."""


def port_number(text):
    if not (text.isascii() and text.isdigit()) or text.startswith("0"):
        return None
    return int(text) if int(text) <= 65535 else None


def parse_host_port(text, default):
    if text.startswith("["):
        host, closing, rest = text[1:].partition("]")
        if not closing or (rest and not rest.startswith(":")):
            return None
        _, separator, port_text = rest.partition(":")
    else:
        host, separator, port_text = text.partition(":")
    if not host:
        return None
    port = port_number(port_text) if separator else default
    return None if port is None else (host, port)


assert parse_host_port("example.org:8080", 80) == ("example.org", 8080)
assert parse_host_port("example.org", 80) == ("example.org", 80)
assert parse_host_port("[::1]:443", 80) == ("::1", 443)
assert parse_host_port("[fe80::2]", 80) == ("fe80::2", 80)
assert parse_host_port("h:65535", 80) == ("h", 65535)
assert parse_host_port("h:65536", 80) is None
assert parse_host_port("h:1", 80) == ("h", 1)
assert [parse_host_port(text, 80) for text in ("h:0", "h:080", "h:", "h:x", "h:\u0661")] == [
    None
] * 5
assert [parse_host_port(text, 80) for text in ("", ":80", "[]:80", "[]")] == [None] * 4
assert parse_host_port("::1", 80) is None
assert [parse_host_port(text, 80) for text in ("[::1", "[::1]443", "[::1]:")] == [None] * 3
