import re


def split_quoted_line(line, separator):
    mark = re.escape(separator)
    field = rf'(?:"(?:[^"]|"")*"|[^"{mark}]*)'
    if not re.fullmatch(rf"{field}(?:{mark}{field})*", line):
        return None
    found = re.findall(rf"{mark}({field})", separator + line)
    return [item[1:-1].replace('""', '"') if item.startswith('"') else item for item in found]
