"""Text after keys are typed into an editor: < undoes, > redoes, - deletes the last character, all else is written. Typing drops the redo steps, only so many undo steps are kept, and keys without effect are ignored."""


def step_back(text, source, target):
    if not source:
        return text
    target.append(text)
    return source.pop()


def type_with_undo(keys, depth):
    text = ""
    undo = []
    redo = []
    for key in keys:
        if key == "<":
            text = step_back(text, undo, redo)
        elif key == ">":
            text = step_back(text, redo, undo)
        elif key != "-" or text:
            undo.append(text)
            if len(undo) > depth:
                undo.pop(0)
            redo = []
            text = text[:-1] if key == "-" else text + key
    return text


assert type_with_undo("abc", 5) == "abc"
assert type_with_undo("abcd--e", 5) == "abe"
assert type_with_undo("abc<<", 5) == "a"
assert type_with_undo("abc<<>", 5) == "ab"
assert type_with_undo("abc<<>>", 5) == "abc"
assert type_with_undo("ab<c>", 5) == "ac"
assert type_with_undo("ab<c<<>>", 5) == "ac"
assert type_with_undo("ab-<", 5) == "ab"
assert type_with_undo("abcd<<<<", 2) == "ab"
assert type_with_undo("ab<", 0) == "ab"
assert type_with_undo("-<>a-<", 1) == "a"
assert type_with_undo("", 3) == ""
