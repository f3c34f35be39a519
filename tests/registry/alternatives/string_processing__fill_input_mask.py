import re


def fill_input_mask(mask, raw):
    kept = re.sub(r"[\W_]", "", raw)
    slots = [place for place, char in enumerate(mask) if char in "9A"]
    if len(kept) > len(slots):
        return None
    text = list(mask)
    for char, place in zip(kept, slots, strict=False):
        if char.isdecimal() != (mask[place] == "9"):
            return None
        text[place] = char
    if len(kept) == len(slots):
        return "".join(text)
    return "".join(text[: slots[len(kept) - 1] + 1]) if kept else ""
