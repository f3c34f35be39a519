"""Apply an edit script of keep, drop and add steps to a list, keep and drop with a number of items, add with new items. Counts below one and a script that does not end with the list give None."""


def run_edit_script(items, script):
    result = []
    at = 0
    for action, value in script:
        if action == "add":
            result.extend(value)
            continue
        if value < 1:
            return None
        if action == "keep":
            result.extend(items[at : at + value])
        at += value
    return result if at == len(items) else None


assert run_edit_script([1, 2, 3], [("keep", 1), ("drop", 1), ("keep", 1)]) == [1, 3]
assert run_edit_script([1, 2, 3, 4], [("drop", 2), ("keep", 2)]) == [3, 4]
assert run_edit_script([1, 2], [("keep", 1), ("add", [8, 9]), ("keep", 1)]) == [1, 8, 9, 2]
assert run_edit_script([1, 2], [("keep", 2), ("add", [])]) == [1, 2]
assert run_edit_script([], [("add", [5])]) == [5]
assert run_edit_script([], []) == []
assert run_edit_script([1], []) is None
assert run_edit_script([1, 2], [("keep", 1)]) is None
assert run_edit_script([1, 2], [("keep", 3)]) is None
assert run_edit_script([1, 2], [("drop", 1), ("drop", 2)]) is None
assert run_edit_script([1, 2], [("keep", 0), ("keep", 2)]) is None
