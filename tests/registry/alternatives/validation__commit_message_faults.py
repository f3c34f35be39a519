import re


def commit_message_faults(message):
    if re.match(r"[^\S\n]*(\n|\Z)", message):
        return [(1, "empty")]
    found = []
    for number, line in enumerate(message.split("\n"), start=1):
        if number == 1:
            found += [(1, "long")] * (len(line) >= 51) + [(1, "dot")] * (line[-1] == ".")
        elif number == 2:
            found += [(2, "blank")] if line else []
        elif re.fullmatch(r"(?!.*://).{73,}", line):
            found.append((number, "wide"))
    return found
