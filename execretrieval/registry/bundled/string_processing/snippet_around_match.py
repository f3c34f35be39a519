"""Show the first place where a search word occurs in text, ignoring case and punctuation around words, with up to so many words on both sides, three dots marking what was left out on either. Without a match give None."""


def matches(word, wanted):
    return word.strip(".,;:!?").lower() == wanted.lower()


def snippet_around_match(text, wanted, around):
    words = text.split()
    for place, word in enumerate(words):
        if not matches(word, wanted):
            continue
        first = max(place - around, 0)
        last = place + around + 1
        shown = words[first:last]
        if first > 0:
            shown.insert(0, "...")
        if last < len(words):
            shown.append("...")
        return " ".join(shown)
    return None


assert snippet_around_match("one two three four five", "three", 1) == "... two three four ..."
assert snippet_around_match("one two three four five", "three", 2) == "one two three four five"
assert snippet_around_match("one two three four five", "two", 1) == "one two three ..."
assert snippet_around_match("one two three four five", "four", 1) == "... three four five"
assert snippet_around_match("one two three four five", "ONE", 0) == "one ..."
assert snippet_around_match("one two three four five", "five", 3) == "... two three four five"
assert snippet_around_match("No, Two! two", "two", 1) == "No, Two! two"
assert snippet_around_match("a b a c", "a", 1) == "a b ..."
assert snippet_around_match("only", "only", 9) == "only"
assert snippet_around_match("threefold", "three", 1) is None
assert snippet_around_match("", "x", 1) is None
