"""Sort words by no more than their first few letters, a bucket per letter; words alike so far keep their order, and a word that ends early comes first. A depth of zero or less keeps the given order."""


def letter_buckets(words, position):
    buckets = {}
    for word in words:
        letter = word[position] if position < len(word) else ""
        buckets.setdefault(letter, []).append(word)
    return [buckets[letter] for letter in sorted(buckets)]


def sort_by_leading_letters(words, depth, position=0):
    if depth <= position:
        return words
    ordered = []
    for bucket in letter_buckets(words, position):
        ordered += sort_by_leading_letters(bucket, depth, position + 1)
    return ordered


assert sort_by_leading_letters(["cab", "bad", "abc"], 1) == ["abc", "bad", "cab"]
assert sort_by_leading_letters(["bz", "ba", "ay"], 1) == ["ay", "bz", "ba"]
assert sort_by_leading_letters(["bz", "ba", "ay"], 2) == ["ay", "ba", "bz"]
assert sort_by_leading_letters(["abz", "aby", "ab", "a"], 2) == ["a", "abz", "aby", "ab"]
assert sort_by_leading_letters(["abz", "aby", "ab", "a"], 3) == ["a", "ab", "aby", "abz"]
assert sort_by_leading_letters(["ab", "aa", "", "b"], 1) == ["", "ab", "aa", "b"]
assert sort_by_leading_letters(["ba", "ab"], 9) == ["ab", "ba"]
assert sort_by_leading_letters(["c", "a", "b"], 0) == ["c", "a", "b"]
assert sort_by_leading_letters(["c", "a"], -1) == ["c", "a"]
assert sort_by_leading_letters([], 2) == []
