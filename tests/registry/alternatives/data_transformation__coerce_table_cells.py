import re

RULES = {"int": r"[+-]?\d+", "flag": r"(?i)yes|true|no|false", "text": r".*"}
MAKERS = {"int": int, "flag": lambda text: text[0] in "yYtT", "text": str}


def coerce_table_cells(rows, kinds):
    problems = [(i + 1, 0) for i, row in enumerate(rows) if len(row) != len(kinds)]
    table = []
    for i, row in enumerate(rows):
        if len(row) == len(kinds):
            line = []
            for j, kind in enumerate(kinds):
                text = row[j].strip()
                fits = re.fullmatch(RULES[kind], text) is not None
                line.append(MAKERS[kind](text) if text and fits else None)
                if text and not fits:
                    problems.append((i + 1, j + 1))
            table.append(line)
    return table, sorted(problems)
