import re
import string

GROUPS = {
    **dict.fromkeys(string.digits, string.digits),
    **dict.fromkeys(string.ascii_lowercase, string.ascii_lowercase),
    **dict.fromkeys(string.ascii_uppercase, string.ascii_uppercase),
}


def next_serial_label(label):
    places = [m.start() for m in re.finditer("[0-9a-zA-Z]", label)]
    if not places:
        return None
    # Read the label as a number of mixed radix, add one, write it back.
    value = 0
    total = 1
    for place in places:
        group = GROUPS[label[place]]
        value = value * len(group) + group.index(label[place])
        total *= len(group)
    overflow, value = divmod(value + 1, total)
    out = list(label)
    for place in reversed(places):
        group = GROUPS[label[place]]
        value, digit = divmod(value, len(group))
        out[place] = group[digit]
    if overflow:
        group = GROUPS[label[places[0]]]
        out[places[0]] = ("1" if group == string.digits else group[0]) + out[places[0]]
    return "".join(out)
