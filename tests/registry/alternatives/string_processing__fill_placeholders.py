import re


def fill_placeholders(template, values):
    token = r"\{\{|\}\}|\{([^{}|]*)(?:\|([^}]*))?\}|[^{}]"
    if not re.fullmatch(f"(?:{token})*", template):
        return None
    missing = []

    def fill(match):
        whole, name, fallback = match[0], match[1], match[2]
        if name is None:
            return whole[0]
        if name not in values and fallback is None:
            missing.append(name)
        return values.get(name, fallback) or ""

    text = re.sub(token, fill, template)
    return None if missing else text
