import re


def morse_from_pulses(durations, unit):
    letters = {"A": ".-", "B": "-...", "C": "-.-.", "E": ".", "I": "..", "M": "--", "N": "-.", "O": "---"}
    letters |= {"S": "...", "T": "-"}
    line = ""
    for duration in durations:
        if duration > 0:
            line += "-" if duration / unit >= 2 else "."
        elif abs(duration) / unit >= 2:
            line += "/ " if abs(duration) / unit >= 5 else "/"
    names = {code: letter for letter, code in letters.items()}
    return re.sub(r"[.-]+", lambda match: names.get(match[0], "?"), line).replace("/", "").strip()
