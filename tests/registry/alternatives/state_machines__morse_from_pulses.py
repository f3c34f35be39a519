import re


def morse_from_pulses(durations, unit):
    # A binary tree in level order: a dot goes left, a dash goes right.
    tree = "?ETIANMSURWDKGOHVF?L?PJBXCYZQ??"

    def name(match):
        place = 0
        for mark in match[0]:
            place = 2 * place + (1 if mark == "." else 2)
        return tree[place] if place < len(tree) else "?"

    line = ""
    for duration in durations:
        if duration > 0:
            line += "-" if duration / unit >= 2 else "."
        elif abs(duration) / unit >= 2:
            line += "/ " if abs(duration) / unit >= 5 else "/"
    return re.sub(r"[.-]+", name, line).replace("/", "").strip()
