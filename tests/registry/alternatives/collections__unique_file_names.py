import re
from itertools import count


def unique_file_names(names):
    unique = []
    for name in names:
        parts = re.fullmatch(r"(.+?)(\.[^.]{1,4})?", name, re.DOTALL).groups(default="")
        numbered = (f"{parts[0]} ({n}){parts[1]}" for n in count(2))
        known = [other.casefold() for other in unique]
        free = name if name.casefold() not in known else None
        unique.append(free or next(new for new in numbered if new.casefold() not in known))
    return unique
