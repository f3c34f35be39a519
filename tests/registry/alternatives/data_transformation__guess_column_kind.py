import re

PATTERNS = [
    ("flag", r"(?i:yes|no)"),
    ("integer", r"[+-]?(0|(?!0)\d+)"),
    ("decimal", r"[+-]?(0|(?!0)\d+)(\.\d+)?"),
    ("text", r"(?s:.*)"),
]


def guess_column_kind(cells):
    filled = [cell.strip() for cell in cells if not re.fullmatch(r"\s*", cell)]
    if not filled:
        return "empty"
    return next(kind for kind, rule in PATTERNS if all(re.fullmatch(rule, cell) for cell in filled))
