"""Completions for a typed beginning out of a sorted word list by binary search: the first few matches and how many more there are. An empty beginning suggests nothing, and none more."""

from bisect import bisect_left, bisect_right


def suggest_by_prefix(words, typed, limit):
    if not typed:
        return [], 0
    first = bisect_left(words, typed)
    end = bisect_right(words, typed, key=lambda word: word[: len(typed)])
    shown = words[first : min(first + limit, end)]
    return shown, end - first - len(shown)


assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "ca", 5) == (["car", "cart", "cat"], 0)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "ca", 3) == (["car", "cart", "cat"], 0)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "ca", 2) == (["car", "cart"], 1)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "c", 1) == (["car"], 2)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "car", 1) == (["car"], 1)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "dog", 4) == (["dog"], 0)
assert suggest_by_prefix(["bar", "car", "cart", "cat", "dog"], "carts", 4) == ([], 0)
assert suggest_by_prefix(["bar", "car", "cart"], "ca", 0) == ([], 2)
assert suggest_by_prefix(["a", "ab", "abc", "b"], "ab", 9) == (["ab", "abc"], 0)
assert suggest_by_prefix(["a", "ab"], "", 5) == ([], 0)
assert suggest_by_prefix([], "a", 5) == ([], 0)
