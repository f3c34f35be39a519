def longest_token_split(text, edges, accepting):
    def accepts(word):
        states = {"0"}
        for letter in word:
            states = {edge[2] for edge in edges if edge[0] in states and edge[1] == letter}
        return bool(states & set(accepting))

    for size in range(len(text), 0, -1):
        if accepts(text[:size]):
            pieces, rest = longest_token_split(text[size:], edges, accepting)
            return [text[:size], *pieces], rest
    return [], text
