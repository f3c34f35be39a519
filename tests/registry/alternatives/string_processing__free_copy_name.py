import re
from itertools import count
from pathlib import PurePosixPath


def free_copy_name(name, existing):
    if name not in set(existing):
        return name
    path = PurePosixPath(name)
    stem, ending = path.stem, path.suffix
    tail = re.search(r" \((\d+)\)$", stem)
    start = 2
    if tail and tail.start() > 0:
        start = int(tail[1]) + 1
        stem = stem[: tail.start()]
    return next(f"{stem} ({n}){ending}" for n in count(start) if f"{stem} ({n}){ending}" not in existing)
