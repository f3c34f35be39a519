def suggest_by_prefix(words, typed, limit):
    matches = [word for word in words if typed and word.startswith(typed)]
    return matches[:limit], len(matches[limit:])
