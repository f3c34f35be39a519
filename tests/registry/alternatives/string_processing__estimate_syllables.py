import re


def estimate_syllables(word):
    letters = "".join(filter(str.isalpha, word.lower()))
    if letters == "":
        return 0
    count = len(re.findall("[aeiouy]+", letters))
    if re.search(r"(?:.[^aeiouyl]|[aeiouy]l)e$", letters):
        count -= 1
    return count or 1
