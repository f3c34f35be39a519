"""List each occurrence of a word, ignoring case, as a line with so many characters on both sides, the left right-aligned so that the words stand below each other. Only whole words count; widths below one show words alone."""


def is_edge(text, index):
    return index < 0 or index >= len(text) or not text[index].isalnum()


def keyword_in_context(text, word, width):
    if not word:
        return []
    side = max(width, 0)
    wanted = word.lower()
    lines = []
    for start, _ in enumerate(text):
        end = start + len(word)
        if text[start:end].lower() != wanted:
            continue
        if not is_edge(text, start - 1) or not is_edge(text, end):
            continue
        left = text[max(start - side, 0) : start].rjust(side)
        lines.append(left + text[start : end + side])
    return lines


assert keyword_in_context("\u0130\u0130 the", "The", 1) == [" the"]
assert keyword_in_context("the cat and The dog", "the", 4) == ["    the cat", "and The dog"]
assert keyword_in_context("a cat, a cat", "cat", 3) == [" a cat, a", " a cat"]
assert keyword_in_context("concat cats cat", "cat", 2) == ["s cat"]
assert keyword_in_context("xcat cat", "cat", 5) == ["xcat cat"]
assert keyword_in_context("a-b a", "A", 1) == [" a-", " a"]
assert keyword_in_context("one two", "one", 0) == ["one"]
assert keyword_in_context("one two", "two", -2) == ["two"]
assert keyword_in_context("two", "two", 1) == [" two"]
assert keyword_in_context("2two two2", "two", 1) == []
assert keyword_in_context("tw", "two", 1) == []
assert keyword_in_context("a, b", "", 1) == []
assert keyword_in_context("", "two", 1) == []
