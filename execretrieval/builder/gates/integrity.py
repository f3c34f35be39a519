"""Gate 5: over the whole corpus, no two tasks are the same and no code passes another task's tests."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from execretrieval.builder.finding import Finding
from execretrieval.builder.gates.semantics import defined_names
from execretrieval.registry import Task


@dataclass(frozen=True, slots=True)
class Member:
    """What this gate needs of a family: its canonical, and the function its tests call."""

    task_id: str
    query: str
    function_name: str
    canonical: str
    tests: tuple[str, ...]


def member(task: Task) -> Member:
    """Return what this gate compares a task by."""
    return Member(task.task_id, task.query, task.function_name, task.canonical, task.test_suite)


def check_duplicates(members: Sequence[Member]) -> list[Finding]:
    """Return a finding for each task whose query, code or normalised syntax tree an earlier one has.

    Queries are compared without regard to case and blanks, trees without regard to names.
    """
    findings: list[Finding] = []
    seen: dict[tuple[str, str], str] = {}
    rules: dict[str, tuple[str, Callable[[Member], str]]] = {
        "duplicate-query": ("the query of", lambda m: " ".join(m.query.casefold().split())),
        "duplicate-code": ("the code of", lambda m: m.canonical),
        "near-duplicate": ("the code, names aside, of", lambda m: nameless_tree(m.canonical)),
    }
    for each in members:
        keys = {rule: key(each) for rule, (_, key) in rules.items()}
        known = next((item for item in keys.items() if item in seen), None)
        if known is None:
            seen.update((item, each.task_id) for item in keys.items())
        else:
            rule = known[0]
            reason = f"has {rules[rule][0]} {seen[known]}"
            findings.append(Finding(each.task_id, "integrity", rule, reason))
    return findings


def nameless_tree(code: str) -> str:
    """Return the syntax tree with every name replaced by the number of its first occurrence."""
    numbers: dict[str, str] = {}

    def number(name: str) -> str:
        return numbers.setdefault(name, f"n{len(numbers)}")

    tree = ast.parse(code)
    for node in ast.walk(tree):
        match node:
            case ast.Name():
                node.id = number(node.id)
            case ast.arg():
                node.arg = number(node.arg)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                node.name = number(node.name)
            case _:
                pass
    try:
        return ast.dump(tree)
    except ValueError:  # an integer too long to be written
        return code


Rivals = Mapping[str, Sequence[Member]]


def rivals(members: Sequence[Member]) -> Rivals:
    """Return for each task id the other tasks whose tests its code could be called by.

    Tests call a function by name, so code can pass the tests of another task only where it defines that
    task's function at its top level, be it as a helper. No other pair needs to be executed.
    """
    by_function: dict[str, list[Member]] = defaultdict(list)
    for member in members:
        by_function[member.function_name].append(member)
    return {
        member.task_id: [
            other
            for name in sorted(defined_names(member.canonical))
            for other in by_function.get(name, ())
            if other.task_id != member.task_id
        ]
        for member in members
    }


def canonical_pairs(members: Sequence[Member]) -> Iterator[tuple[Member, Member]]:
    """Yield (code of, tests of) for all pairs of tasks that must be executed against each other."""
    others = rivals(members)
    for member in members:
        for other in others[member.task_id]:
            yield member, other


def drop_later(pairs: Iterable[tuple[Member, Member]], order: Mapping[str, int]) -> list[Finding]:
    """Return a finding for the later one of each pair in which one canonical passes the other's tests."""
    findings: list[Finding] = []
    dropped: set[str] = set()
    for code_of, tests_of in sorted(pairs, key=lambda pair: sorted(order[m.task_id] for m in pair)):
        earlier, later = sorted((code_of, tests_of), key=lambda m: order[m.task_id])
        if {earlier.task_id, later.task_id} & dropped:
            continue
        dropped.add(later.task_id)
        reason = f"the canonical of {code_of.task_id} passes the tests of {tests_of.task_id}"
        findings.append(Finding(later.task_id, "integrity", "passes-anothers-tests", reason))
    return findings
