def sort_by_leading_letters(words, depth):
    return sorted(words, key=lambda word: word[: max(depth, 0)])
