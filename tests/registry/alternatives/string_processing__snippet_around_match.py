import re


def snippet_around_match(text, wanted, around):
    tokens = re.findall(r"\S+", text)
    bare = [re.sub(r"^[.,;:!?]+|[.,;:!?]+$", "", token).casefold() for token in tokens]
    if wanted.casefold() not in bare:
        return None
    place = bare.index(wanted.casefold())
    before, after = tokens[:place], tokens[place + 1 :]
    left = ["..."] if len(before) > around else []
    right = ["..."] if len(after) > around else []
    kept = before[len(before) - min(around, len(before)) :]
    return " ".join([*left, *kept, tokens[place], *after[:around], *right])
