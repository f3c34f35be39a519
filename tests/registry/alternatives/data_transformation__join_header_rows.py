from itertools import accumulate


def join_header_rows(upper, lower):
    padded = (list(upper) + [""] * len(lower))[: len(lower)]
    groups = accumulate(padded, lambda left, cell: cell or left)
    plain = ["/".join(part for part in pair if part) for pair in zip(groups, lower, strict=True)]
    return [
        name if plain.index(name) == i else f"{name} {plain[: i + 1].count(name)}"
        for i, name in enumerate(plain)
    ]
