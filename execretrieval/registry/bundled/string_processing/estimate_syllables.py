"""Estimate the syllables of an English word: groups of neighbouring vowels, y among them, less one for a silent final e unless it follows l after a consonant; never below one. A word without any letter has none."""


def is_vowel(char):
    return char in ("a", "e", "i", "o", "u", "y")


def has_silent_end(letters):
    if letters[-1] != "e" or len(letters) < 3 or is_vowel(letters[-2]):
        return False
    return letters[-2] != "l" or is_vowel(letters[-3])


def estimate_syllables(word):
    letters = [char for char in word.lower() if char.isalpha()]
    if not letters:
        return 0
    groups = 0
    previous = ""
    for char in letters:
        if is_vowel(char) and not is_vowel(previous):
            groups += 1
        previous = char
    if has_silent_end(letters):
        groups -= 1
    return max(groups, 1)


assert estimate_syllables("banana") == 3
assert estimate_syllables("queue") == 1
assert estimate_syllables("make") == 1
assert estimate_syllables("Table") == 2
assert estimate_syllables("scale") == 1
assert estimate_syllables("levee") == 2
assert estimate_syllables("rhythm") == 1
assert estimate_syllables("ice") == 1
assert estimate_syllables("e") == 1
assert estimate_syllables("don't-care") == 2
assert estimate_syllables("hmm") == 1
assert estimate_syllables("?!") == 0
