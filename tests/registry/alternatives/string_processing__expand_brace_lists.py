import re
from itertools import pairwise


def expand_brace_lists(text):
    depth = 0
    for char in text:
        depth += {"{": 1, "}": -1}.get(char, 0)
        if depth < 0:
            return None
    if depth:
        return None
    inner = re.search(r"^([^{]*)\{", text)
    if not inner:
        return [text]
    # Commas outside every group never reach this point as separators: take the first group by depth.
    start = inner.end()
    level, cuts, index = 1, [start], start
    while level:
        char = text[index]
        if char == "{":
            level += 1
        elif char == "}":
            level -= 1
        elif char == "," and level == 1:
            cuts.append(index + 1)
        index += 1
    cuts.append(index)
    result = []
    for low, high in pairwise(cuts):
        for middle in expand_brace_lists(text[low : high - 1]):
            result.extend(inner[1] + middle + tail for tail in expand_brace_lists(text[index:]))
    return result
