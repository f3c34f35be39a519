"""Split a spreadsheet-like formula into numbers with at most one decimal point, names of letters, digits and underscores, and operators, two-character comparisons taken whole. Blanks separate; an unknown character gives None."""

import re

PAIRS = ("<=", ">=", "<>")
SINGLES = "+-*/()<>=,"


def token_length(text):
    if text[:2] in PAIRS:
        return 2
    if text[0] in SINGLES:
        return 1
    pattern = r"[0-9]+(?:\.[0-9]+)?" if text[0].isdecimal() else r"[A-Za-z_][A-Za-z0-9_]*"
    found = re.match(pattern, text)
    return found.end() if found else 0


def tokens_of_formula(formula):
    tokens = []
    rest = formula.lstrip()
    while rest:
        size = token_length(rest)
        if size == 0:
            return None
        tokens.append(rest[:size])
        rest = rest[size:].lstrip()
    return tokens


assert tokens_of_formula("a1+2.5*x") == ["a1", "+", "2.5", "*", "x"]
assert tokens_of_formula(" if ( n<=10 , 1, b_2 ) ") == [
    *["if", "(", "n", "<=", "10", ",", "1", ",", "b_2", ")"],
]
assert tokens_of_formula("a<>b>=c<d") == ["a", "<>", "b", ">=", "c", "<", "d"]
assert tokens_of_formula("a< =b") == ["a", "<", "=", "b"]
assert tokens_of_formula("=>") == ["=", ">"]
assert tokens_of_formula("2x") == ["2", "x"]
assert tokens_of_formula("12 34") == ["12", "34"]
assert tokens_of_formula("1.2.3") is None
assert tokens_of_formula("5.") is None
assert tokens_of_formula("a$b") is None
assert tokens_of_formula("  ") == []
