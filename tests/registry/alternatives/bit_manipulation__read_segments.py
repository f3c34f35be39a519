SHAPES = {
    "": " ", "g": "-", "abcdef": "0", "bc": "1", "abdeg": "2", "abcdg": "3", "bcfg": "4",
    "acdfg": "5", "acdefg": "6", "abc": "7", "abcdefg": "8", "abcdfg": "9",
}  # fmt: skip


def read_segments(codes, inverted):
    text = ""
    for code in codes:
        value = 255 - code if inverted else code
        names = "".join(name for place, name in enumerate("abcdefg.") if value // 2**place % 2)
        text += SHAPES.get(names.rstrip("."), "?") + names[-1:].replace("g", "")[: names.count(".")]
    while text.startswith(" "):
        text = text[1:]
    return text
