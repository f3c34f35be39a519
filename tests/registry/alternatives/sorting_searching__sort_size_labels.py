def worth(label):
    text = "".join(label.split()).upper()
    if text and all(letter in "0123456789" for letter in text):
        return 1000 + int(text)
    body, base = text[:-1], text[-1:]
    digits = body.rstrip("X")
    crosses = len(body) - len(digits)
    if base not in ("S", "M", "L") or (digits and not digits.isdigit()):
        return None
    if (body and base == "M") or (digits and not crosses):
        return None
    many = crosses * int(digits) if digits else crosses
    return {"S": -1 - many, "M": 0, "L": 1 + many}[base]


def sort_size_labels(labels):
    known = sorted((label for label in labels if worth(label) is not None), key=worth)
    return known + sorted((x for x in labels if worth(x) is None), key=lambda x: x.strip().upper())
