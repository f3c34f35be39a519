import re


def parse_duration_text(text):
    squeezed = text.replace(" ", "")
    match = re.fullmatch(r"(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?", squeezed)
    if not squeezed or match is None:
        return None
    total = 0
    for part, factor in zip(match.groups(), (24, 60, 60, 1), strict=True):
        total = (total + int(part or 0)) * factor
    return total
