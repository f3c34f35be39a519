"""Clean a slash-separated path relative to a folder within a root, resolving dots and repeated slashes; a leading slash starts at the root. Climbing above the root or a backslash gives None, the root itself one dot."""


def segments(path):
    return [part for part in path.split("/") if part not in ("", ".")]


def resolve_inside_root(folder, path):
    if "\\" in path:
        return None
    stack = [] if path.startswith("/") else segments(folder)
    for part in segments(path):
        if part == ".." and not stack:
            return None
        stack = stack[:-1] if part == ".." else [*stack, part]
    return "/".join(stack) if stack else "."


assert resolve_inside_root("docs", "a/b.txt") == "docs/a/b.txt"
assert resolve_inside_root("docs/old", "../new/./x") == "docs/new/x"
assert resolve_inside_root("docs/old", "/img//y.png") == "img/y.png"
assert resolve_inside_root("docs", "..") == "."
assert resolve_inside_root("docs", "../..") is None
assert resolve_inside_root("docs", "../../docs/x") is None
assert resolve_inside_root("docs", "/..") is None
assert resolve_inside_root("", "a/../b/") == "b"
assert resolve_inside_root("docs", "") == "docs"
assert resolve_inside_root("", "") == "."
assert resolve_inside_root("docs", "a\\..\\b") is None
assert resolve_inside_root("/docs/", "...") == "docs/..."
