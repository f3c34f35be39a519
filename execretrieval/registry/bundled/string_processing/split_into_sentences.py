"""Split running text into sentences after a full stop, question or exclamation mark followed by a blank and a capital letter or digit, unless the word is a listed lower-case abbreviation or a capital initial. Blank text gives none."""

from itertools import pairwise


def ends_sentence(word, following, abbreviations):
    if word[-1] not in (".", "!", "?"):
        return False
    if not following[0].isupper() and not following[0].isdecimal():
        return False
    if word.lower() in abbreviations:
        return False
    return not (len(word) == 2 and word[0].isupper() and word[1] == ".")


def split_into_sentences(text, abbreviations):
    words = text.split()
    if not words:
        return []
    sentences = [words[0]]
    for word, following in pairwise(words):
        if ends_sentence(word, following, abbreviations):
            sentences.append(following)
            continue
        sentences[-1] += " " + following
    return sentences


assert split_into_sentences("It rains. We stay! Why? 7up for us", []) == [
    *["It rains.", "We stay!", "Why?", "7up for us"],
]
assert split_into_sentences("Ask Dr. Who now. He knows.", ["dr."]) == [
    "Ask Dr. Who now.",
    "He knows.",
]
assert split_into_sentences("Ask Dr. Who now.", []) == ["Ask Dr.", "Who now."]
assert split_into_sentences("J. R. Hart wrote. It sold.", []) == ["J. R. Hart wrote.", "It sold."]
assert split_into_sentences("So am i. Yes", []) == ["So am i.", "Yes"]
assert split_into_sentences("Me? I! Go", []) == ["Me?", "I!", "Go"]
assert split_into_sentences("approx. ten. (Then) more", []) == ["approx. ten. (Then) more"]
assert split_into_sentences("OK. Go", []) == ["OK.", "Go"]
assert split_into_sentences("One, Two", []) == ["One, Two"]
assert split_into_sentences("Hi.", []) == ["Hi."]
assert split_into_sentences("  ", []) == []
