"""Put square brackets around every occurrence of search terms in text, ignoring case but keeping the text's spelling. At each place the longest term wins, occurrences do not overlap, empty terms are ignored."""


def longest_term_at(text, start, terms):
    longest = 0
    for term in terms:
        candidate = text[start : start + len(term)]
        if candidate.lower() == term.lower():
            longest = max(longest, len(term))
    return longest


def highlight_terms(text, terms):
    pieces = []
    skip = 0
    for start, char in enumerate(text):
        if skip:
            skip -= 1
            continue
        size = longest_term_at(text, start, terms)
        if size == 0:
            pieces.append(char)
            continue
        pieces.append(f"[{text[start : start + size]}]")
        skip = size - 1
    return "".join(pieces)


assert highlight_terms("The cat sat", ["cat"]) == "The [cat] sat"
assert highlight_terms("Cat CAT concat", ["cAt"]) == "[Cat] [CAT] con[cat]"
assert highlight_terms("catalog", ["cat", "catalog", "log"]) == "[catalog]"
assert highlight_terms("catalogs", ["cat", "log"]) == "[cat]a[log]s"
assert highlight_terms("aaaaa", ["aa"]) == "[aa][aa]a"
assert highlight_terms("abc", ["ab", "bc"]) == "[ab]c"
assert highlight_terms("abc", ["a", "", "c"]) == "[a]b[c]"
assert highlight_terms("ab", ["abc"]) == "ab"
assert highlight_terms("ab", []) == "ab"
assert highlight_terms("", ["a"]) == ""
