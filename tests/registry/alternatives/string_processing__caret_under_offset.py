def caret_under_offset(source, offset):
    if offset not in range(len(source) + 1):
        return None
    left = offset
    for number, line in enumerate(source.split("\n"), 1):
        if left <= len(line):
            gap = "".join(char if char == "\t" else " " for char in f"{number}: {line[:left]}")
            return [f"{number}: {line}", gap + "^"]
        left -= len(line) + 1
    raise AssertionError
