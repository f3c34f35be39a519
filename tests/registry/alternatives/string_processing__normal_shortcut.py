import re


def normal_shortcut(text):
    found = {}
    rest = []
    table = ["ctrl|control", "alt|option", "shift", "meta|cmd|win"]
    for piece in re.split(r"\s*\+\s*", text.strip()):
        for position, pattern in enumerate(table):
            if re.fullmatch(pattern, piece, re.IGNORECASE):
                found[position] = pattern.split("|")[0].title()
                break
        else:
            rest.append(piece)
    if len(rest) != 1 or rest[0] == "":
        return None
    return "+".join([*(found[key] for key in sorted(found)), rest[0][0].upper() + rest[0][1:].lower()])
