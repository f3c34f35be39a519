"""Remove comments between an opening and a closing mark from text, where comments may nest inside each other. A closing mark outside any comment stays as text; a comment left open gives None."""


def mark_here(text, index, mark):
    return text[index : index + len(mark)] == mark


def strip_nested_comments(text, opening, closing):
    kept = ""
    depth = 0
    index = 0
    while index < len(text):
        if mark_here(text, index, opening):
            depth += 1
            index += len(opening)
        elif depth > 0 and mark_here(text, index, closing):
            depth -= 1
            index += len(closing)
        else:
            if depth == 0:
                kept += text[index]
            index += 1
    if depth > 0:
        return None
    return kept


assert strip_nested_comments("a*/*b*/c", "/*", "*/") == "a*c"
assert strip_nested_comments("a/*b*/c", "/*", "*/") == "ac"
assert strip_nested_comments("a/*b/*c*/d*/e", "/*", "*/") == "ae"
assert strip_nested_comments("/*x*//*y*/z", "/*", "*/") == "z"
assert strip_nested_comments("a*/b", "/*", "*/") == "a*/b"
assert strip_nested_comments("a/**/*/b", "/*", "*/") == "a*/b"
assert strip_nested_comments("a(*b c*)d)", "(*", "*)") == "ad)"
assert strip_nested_comments("1<2>3<<4>5>6", "<", ">") == "136"
assert strip_nested_comments("a/*/b", "/*", "*/") is None
assert strip_nested_comments("a/*b/*c*/", "/*", "*/") is None
assert strip_nested_comments("/*", "/*", "*/") is None
assert strip_nested_comments("", "/*", "*/") == ""
