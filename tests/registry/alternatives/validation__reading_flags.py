from itertools import groupby


def reading_flags(readings, limits, step, stuck):
    low, high = limits
    places = [place for _, run in groupby(readings) for place, _ in enumerate(run)]
    text = ""
    for value, place in zip(readings, places, strict=True):
        good = [kept for kept, flag in zip(readings, text, strict=False) if flag == "."][-1:]
        if not low <= value <= high:
            text += "R"
        elif any(value not in range(kept - step, kept + step + 1) for kept in good):
            text += "J"
        else:
            text += "S" if place >= stuck else "."
    return text
