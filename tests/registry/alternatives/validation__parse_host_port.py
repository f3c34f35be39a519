import re


def parse_host_port(text, default):
    match = re.fullmatch(r"(?s)(?:\[([^\]]+)\]|([^:\[][^:]*))(?::([1-9][0-9]*))?", text)
    if match is None:
        return None
    host = match[1] or match[2]
    if match[3] is None:
        return None if default is None else (host, default)
    return (host, int(match[3])) if int(match[3]) < 65536 else None
