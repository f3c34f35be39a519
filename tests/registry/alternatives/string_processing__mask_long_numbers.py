import re


def mask_long_numbers(text, least):
    def hide(match):
        stretch = match[0]
        if len(re.sub("[ -]", "", stretch)) < least:
            return stretch
        return re.sub(r"\d(?=(?:[ -]?\d){4})", "*", stretch)

    return re.sub(r"\d(?:[ -]?\d)*", hide, text)
