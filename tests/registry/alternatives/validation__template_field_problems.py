def fields_of(text):
    names = set()
    at = 0
    while at < len(text):
        if text[at : at + 2] in ("{{", "}}"):
            at += 2
        elif text[at] == "{":
            end = text.find("}", at)
            name = text[at + 1 : end] if end > at else ""
            if not name or set(name) - set("abcdefghijklmnopqrstuvwxyz_"):
                raise ValueError
            names.add(name)
            at = end + 1
        elif text[at] == "}":
            raise ValueError
        else:
            at += 1
    return names


def template_field_problems(template, supplied):
    try:
        names = fields_of(template)
    except ValueError:
        return None
    both = names.symmetric_difference(supplied)
    return [(name, "missing" if name in names else "unused") for name in sorted(both)]
