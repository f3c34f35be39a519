import re

LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def first_bad_label(name):
    verdicts = [LABEL.fullmatch(label) is not None for label in name.split(".")]
    if len(name) >= 254:
        return 0
    return -1 if all(verdicts) else verdicts.index(False)
