"""Capitalise a headline: each word gets a capital and small letters after it, while listed minor words stay small unless they come first or last. Words written wholly in capitals stay, if longer than one letter."""


def headline_capitals(headline, minor):
    words = headline.split()
    last = len(words) - 1
    result = []
    for index, word in enumerate(words):
        if len(word) > 1 and word.isupper():
            result.append(word)
            continue
        small = word.lower()
        inner = index not in (0, last)
        result.append(small if inner and small in minor else small.capitalize())
    return " ".join(result)


assert headline_capitals("the lord OF the rings", ["of", "the"]) == "The Lord OF the Rings"
assert headline_capitals("the lord Of The rings", ["of", "the"]) == "The Lord of the Rings"
assert headline_capitals("what is it for", ["for", "is"]) == "What is It For"
assert headline_capitals("NASA and the moon", ["and"]) == "NASA and The Moon"
assert headline_capitals("plan A or B now", ["a", "or"]) == "Plan a or B Now"
assert headline_capitals("give me US", ["me"]) == "Give me US"
assert headline_capitals("of", ["of"]) == "Of"
assert headline_capitals("of of", ["of"]) == "Of Of"
assert headline_capitals("  two   wORDs ", []) == "Two Words"
assert headline_capitals("", ["of"]) == ""
