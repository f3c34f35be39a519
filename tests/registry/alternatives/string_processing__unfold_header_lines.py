import re


def unfold_header_lines(lines):
    block = lines[: lines.index("")] if "" in lines else lines
    joined = re.sub(r"[ \t]*\n[ \t]+", " ", "\n".join(block))
    if not joined:
        return []
    found = []
    for line in joined.split("\n"):
        match = re.fullmatch(r"([^\s:][^:]*?)\s*:[ \t]*(.*?)[ \t]*", line)
        if not match:
            return None
        found.append((match[1].lower(), match[2]))
    return found
