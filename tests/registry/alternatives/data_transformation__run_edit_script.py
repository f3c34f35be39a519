def run_edit_script(items, script):
    rest = iter(items)
    end = object()
    result = []
    for action, value in script:
        if action == "add":
            result += value
            continue
        taken = [next(rest, end) for _ in range(value)]
        if not taken or end in taken:
            return None
        result += taken if action == "keep" else []
    return result if next(rest, end) is end else None
