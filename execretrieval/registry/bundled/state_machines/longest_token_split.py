"""Cut a text into the longest pieces a transition graph accepts, its edges written as from, letter, to, like "0a1", beginning in state 0 each time. Return the pieces and the rest where none fits, empty if all was read."""


def longest_piece(text, start, moves, accepting):
    state = "0"
    end = start
    for position in range(start, len(text)):
        state = moves.get((state, text[position]))
        if state is None:
            break
        if state in accepting:
            end = position + 1
    return end


def longest_token_split(text, edges, accepting):
    moves = {(source, letter): target for source, letter, target in edges}
    pieces = []
    start = 0
    while True:
        end = longest_piece(text, start, moves, accepting)
        if end == start:
            return pieces, text[start:]
        pieces.append(text[start:end])
        start = end


assert longest_token_split("aab", ["0a1", "1a1", "0b2"], "12") == (["aa", "b"], "")
assert longest_token_split("abab", ["0a1", "1b2"], "12") == (["ab", "ab"], "")
assert longest_token_split("aba", ["0a1", "1b2"], "12") == (["ab", "a"], "")
assert longest_token_split("abab", ["0a1", "1b2"], "2") == (["ab", "ab"], "")
assert longest_token_split("aba", ["0a1", "1b2"], "2") == (["ab"], "a")
assert longest_token_split("abcabd", ["0a1", "1b2", "2c3"], "13") == (["abc", "a"], "bd")
assert longest_token_split("abx", ["0a1", "1b2", "2c3"], "13") == (["a"], "bx")
assert longest_token_split("xa", ["0a1"], "1") == ([], "xa")
assert longest_token_split("aa", ["0a1", "1a0"], "0") == (["aa"], "")
assert longest_token_split("a", ["0a1"], "0") == ([], "a")
assert longest_token_split("", ["0a1"], "1") == ([], "")
