"""Check bookkeeping postings of entry number, account and signed cents. Return per entry the sum that is not zero, or the text single where it has one posting; entries stand as first met, sound ones are left out."""


def entry_problem(amounts):
    if len(amounts) == 1:
        return "single"
    balance = sum(amounts)
    return balance if balance != 0 else None


def ledger_imbalances(postings):
    amounts = {}
    for entry, _, cents in postings:
        amounts.setdefault(entry, []).append(cents)
    problems = {}
    for entry, values in amounts.items():
        problem = entry_problem(values)
        if problem is None:
            continue
        problems[entry] = problem
    return problems


assert ledger_imbalances([(1, "cash", 500), (1, "sales", -500)]) == {}
assert ledger_imbalances([(1, "cash", 500), (1, "sales", -499)]) == {1: 1}
assert ledger_imbalances([(1, "cash", 500), (1, "sales", -501)]) == {1: -1}
assert ledger_imbalances([(7, "cash", 500)]) == {7: "single"}
assert ledger_imbalances([(7, "cash", 0)]) == {7: "single"}
assert ledger_imbalances([(1, "a", 5), (2, "b", 6), (1, "c", -5), (2, "d", -7)]) == {2: -1}
assert ledger_imbalances([(1, "a", 10), (1, "b", -4), (1, "c", -6)]) == {}
assert ledger_imbalances([(1, "a", 10), (1, "b", -4), (1, "c", -5)]) == {1: 1}
assert list(ledger_imbalances([(9, "a", 3), (2, "b", 4), (9, "a", 3)]).items()) == [
    (9, 6),
    (2, "single"),
]
assert ledger_imbalances([(1, "a", 0), (1, "b", 0)]) == {}
assert ledger_imbalances([]) == {}
