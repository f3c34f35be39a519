import textwrap


def wrap_words_hard(text, width):
    if width <= 0:
        return []
    pieces = []
    for word in text.split():
        while len(word) > width:
            pieces.append(word[:width])
            word = word[width:]
        pieces.append(word)
    return textwrap.wrap(" ".join(pieces), width, break_on_hyphens=False)
