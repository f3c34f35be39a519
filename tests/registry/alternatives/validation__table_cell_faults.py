def fits(cell, kind):
    if kind == "int":
        digits = cell.removeprefix("-")
        return digits != "" and set(digits) <= set("0123456789")
    return kind == "text" or cell in ("yes", "no")


def table_cell_faults(rows, columns):
    found = [(row, -1, "", "cells") for row, cells in enumerate(rows, 1) if len(cells) != len(columns)]
    broken = {row for row, *_ in found}
    for row, cells in enumerate(rows, 1):
        for place, (name, kind, required) in enumerate(columns):
            if row in broken:
                continue
            if not cells[place].strip():
                found += [(row, place, name, "empty")] if required else []
            elif not fits(cells[place], kind):
                found.append((row, place, name, kind))
    return [(row, name, fault) for row, _, name, fault in sorted(found)]
