from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval.audit.duplicates import MIN_SHINGLES, _near, _shingles, duplicates, normalised_tree
from execretrieval.registry import Task

CODE = """def {0}({1}):
    total = 0
    count = len({1})
    for item in {1}:
        if item is None or item < 0:
            continue
        total += item * {2}
    if count == 0:
        raise ValueError("nothing to add up here, give at least one item")
    return total / count, [item for item in {1} if item > total / count]"""


def task(name: str, code: str, query: str) -> Task:
    return Task(f"t/{name}", name, query, "own", code, (f"assert {name}([]) == 0",))


def kinds(tasks: list[Task], against: tuple[Task, ...] = ()) -> set[tuple[str, int, int]]:
    return {(item.kind, item.first, item.second) for item in duplicates(tasks, against)}


ONE = task("one", CODE.format("one", "xs", 2), "Sum of all the items, each of them counted twice over.")
RENAMED = task(
    "two", CODE.format("two", "values", 2), "Some entirely different words about this matter here."
)
EDITED = task(
    "three", CODE.format("one", "xs", 3), "Yet another text that shares nothing with the other two."
)
SAME_QUERY = task("four", "def four(x):\n    return 4", ONE.query.upper().replace(".", "!"))
NEAR_QUERY = task("five", "def five(x):\n    return x", "Sum of all the items, each of them counted twice.")
SAME_NAME = task(
    "one", "def one(y, z):\n    while y: y -= z", "A loop that goes down by the second number given."
)


def test_each_kind_is_found_against_the_first() -> None:
    tasks = [ONE, RENAMED, EDITED, SAME_QUERY, NEAR_QUERY, SAME_NAME]
    assert kinds(tasks) == {
        ("tree", 0, 1),
        ("tokens", 0, 2),
        ("query", 0, 3),
        ("query", 0, 4),
        ("name", 0, 5),
    }


def test_only_own_tasks_are_found_against_a_known_set() -> None:
    assert kinds([RENAMED], (ONE, ONE)) == {("tree", 0, 2)}
    assert kinds([EDITED, SAME_NAME], (RENAMED,)) == set()


def test_trees_do_not_see_names_docstring_blanks_but_all_else() -> None:
    base = normalised_tree("def f(a, b):\n    return a - len(b)")
    assert normalised_tree("def g(x, y):\n    # less\n    return (x  -  len(y))") == base
    assert normalised_tree("def f(a, b):\n    return b - len(a)") != base
    assert normalised_tree("def f(a, b):\n    return a - sum(b)") != base
    assert normalised_tree("def f(a, b):\n    return a + len(b)") != base
    assert normalised_tree("def f(") == "def f("


@settings(max_examples=60)
@given(st.lists(st.lists(st.sampled_from("abcdefgh"), min_size=20, max_size=60), max_size=8), st.data())
def test_banding_misses_hardly_anything_that_brute_force_finds(
    lists: list[list[str]], data: st.DataObject
) -> None:
    if lists:
        copy = list(data.draw(st.sampled_from(lists)))
        copy[data.draw(st.integers(0, len(copy) - 1))] = "z"
        lists.append(copy)
    sets = [_shingles(tokens) for tokens in lists]
    near = {
        second
        for (first, one), (second, other) in combinations(enumerate(sets), 2)
        if min(len(one), len(other)) >= MIN_SHINGLES and len(one & other) / len(one | other) >= 0.9
    }
    found = {item.second for item in _near("tokens", lists, 0, 0.8)}
    assert near <= found


def test_a_thousand_copies_make_999_findings() -> None:
    copies = [ONE] * 1000
    assert len(duplicates(copies)) == 3 * 999
