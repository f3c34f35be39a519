"""Break text into lines no longer than a width, filling each line greedily with words joined by single blanks and cutting longer words into full-width pieces. Blank text or a width below one gives an empty list."""


def cut_word(word, width):
    return [word[i : i + width] for i in range(0, len(word), width)]


def wrap_words_hard(text, width):
    if width < 1:
        return []
    lines = []
    for word in text.split():
        for piece in cut_word(word, width):
            if lines and len(lines[-1]) + len(piece) < width:
                lines[-1] = f"{lines[-1]} {piece}"
                continue
            lines.append(piece)
    return lines


assert wrap_words_hard("the quick fox", 13) == ["the quick fox"]
assert wrap_words_hard("the quick fox", 12) == ["the quick", "fox"]
assert wrap_words_hard("the quick fox", 9) == ["the quick", "fox"]
assert wrap_words_hard("the quick fox", 8) == ["the", "quick", "fox"]
assert wrap_words_hard("abcdefgh", 3) == ["abc", "def", "gh"]
assert wrap_words_hard("abcdefgh ij", 6) == ["abcdef", "gh ij"]
assert wrap_words_hard("ab cdefgh ij", 5) == ["ab", "cdefg", "h ij"]
assert wrap_words_hard("a b c", 1) == ["a", "b", "c"]
assert wrap_words_hard("  a \n b ", 3) == ["a b"]
assert wrap_words_hard("   ", 4) == []
assert wrap_words_hard("a b", 0) == []
