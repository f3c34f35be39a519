"""Each gate lets a sound task through and names what is wrong with the others."""

from __future__ import annotations

from dataclasses import replace

from execretrieval.audit.duplicates import normalised_tree
from execretrieval.builder.execution import Execution
from execretrieval.builder.finding import Finding
from execretrieval.builder.gates import canonical, distractors, integrity, schema, semantics
from execretrieval.mutators import apply, find_mutants
from execretrieval.registry import Task
from execretrieval.runner import EndedBy, Job, Limits, Verdict, run

CODE = """def tail_mean(readings, k):
    if not readings or k <= 0:
        return 0.0
    window = readings[-k:]
    return sum(window) / len(window)
"""
TESTS = ("assert tail_mean([2, 4, 6], 2) == 5.0", "assert tail_mean([], 3) == 0.0")
TASK = Task(
    "t", "tail_mean", "Mean of the last readings of a list, zero for none", "collections", CODE, TESTS
)


def rules(findings: list) -> list[str]:
    return [finding.rule for finding in findings]


def test_a_sound_task_passes_the_gates_that_run_nothing() -> None:
    assert schema.check_task(TASK) == []
    assert semantics.check_task("t", "tail_mean", CODE, TESTS) == []


def test_a_row_against_the_schema_is_named() -> None:
    assert rules(schema.check_task(replace(TASK, query=""))) == ["invalid-row"]
    assert rules(schema.check_task(replace(TASK, test_suite=()))) == ["invalid-row"]


def test_one_family_of_models_may_not_set_its_own_exam() -> None:
    def authors(author: str, solver: str, **more: object) -> dict[str, object]:
        return {"task_author": {"family": author}, "solution_author": {"family": solver}, **more}

    assert schema.check_separation("t", authors("a", "b")) == []
    assert rules(schema.check_separation("t", authors("a", "a"))) == ["same-family"]
    assert schema.check_separation("t", authors("a", "a", same_family=True)) == []
    assert rules(schema.check_separation("t", {"task_author": {}, "solution_author": {}})) == ["same-family"]


def test_semantics_names_what_cannot_be() -> None:
    check = semantics.check_task
    assert rules(check("t", "f", "def f(:\n", TESTS)) == ["canonical-syntax"]
    assert rules(check("t", "tail_mean", CODE, ("assert tail_mean(",))) == ["test-syntax"]
    assert rules(check("t", "other", CODE, TESTS)) == ["no-function"]
    assert rules(check("t", "tail_mean", CODE, ("assert 1 == 1",))) == ["not-called"]


def test_a_distractor_is_the_canonical_with_the_edits_it_records() -> None:
    possible = find_mutants(CODE)
    first, second = possible[0], possible[-1]
    check = semantics.check_edits
    assert check("t", CODE, apply(CODE, first), [first], possible) == []
    assert rules(check("t", CODE, apply(CODE, second), [first], possible)) == ["edits-differ"]
    forged = replace(first, replacement="1 / 0")
    assert rules(check("t", CODE, CODE, [forged], possible)) == ["not-a-mutant"]


def test_members_of_a_family_compile_to_different_bytecode() -> None:
    renamed_blanks = CODE.replace("readings[-k:]", "readings[ -k : ]")
    found = semantics.check_distinct("t", [("the canonical", CODE), ("c_1", renamed_blanks)])
    assert rules(found) == ["same-bytecode"]


def judged(code: str, tests: tuple[str, ...]) -> list[str]:
    findings: list[Finding] = []
    passed = canonical.check([("t", code, tests)], findings, Execution())
    assert bool(passed) is not bool(findings)
    return rules(findings)


def test_a_canonical_passes_its_tests_under_other_circumstances_too() -> None:
    assert judged(CODE, TESTS) == []
    assert judged(CODE, (*TESTS, "assert tail_mean([1], 1) == 2.0")) == ["canonical-fails"]
    assert judged("import numpy_is_not_there\n" + CODE, TESTS) == ["environment"]


def test_a_canonical_near_the_limit_is_too_slow() -> None:
    fast = replace(verdict("pass", ended_by="pass"), cpu_s=2.4)
    assert canonical.judge("t", [fast, fast], 5.0) == []
    assert rules(canonical.judge("t", [replace(fast, cpu_s=2.6), fast], 5.0)) == ["too-slow"]
    assert rules(canonical.judge("t", [fast, verdict("TIMEOUT", ended_by="timeout")], 5.0)) == ["too-slow"]


def test_a_canonical_that_leans_on_hash_seed_zone_or_clock_is_not_deterministic() -> None:
    by_hash = "def f(): return hash('abc')\n"
    (here,) = run([Job(by_hash, ("assert f() == 0, f()",))], limits=Limits(), workers=1)
    value = here.outcomes[0].removeprefix("FAIL:")
    assert judged(by_hash, (f"assert f() == {value}",)) == ["not-deterministic"]
    by_zone = "import time\ndef f(): return time.localtime(0).tm_hour\n"
    assert judged(by_zone, ("assert f() == 0",)) == ["not-deterministic"]
    by_clock = (
        "import datetime\ndef f(): return datetime.date.today().year * 12 + datetime.date.today().month\n"
    )
    (here,) = run([Job(by_clock, ("assert f() == 0, f()",))], limits=Limits(), workers=1)
    value = here.outcomes[0].removeprefix("FAIL:")
    assert judged(by_clock, (f"assert f() == {value}",)) == ["not-deterministic"]


def test_an_audit_says_what_a_canonical_leans_on() -> None:
    counting = "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n"
    by_zone = "import time\ndef f(): return time.localtime(0).tm_hour\n"
    subjects = [
        ("sound", CODE, TESTS),
        ("order", counting, ("assert f(1) == 1", "assert f(1) == 2")),
        ("clock", by_zone, ("assert f() == 0",)),
        ("wrong", by_zone, ("assert f() == 5",)),
    ]
    findings: list[Finding] = []
    passed = canonical.check(subjects, findings, Execution(), audited=True)
    assert set(passed) == {"sound"}
    found = {(finding.task, finding.rule): finding.reason for finding in findings}
    assert set(found) == {
        ("order", "order-dependent"),
        ("clock", "clock-dependent"),
        ("wrong", "canonical-fails"),
    }
    assert found["order", "order-dependent"] == (
        "passes, but not with its tests in reverse order: test 1 of 2: FAIL: assert f(1) == 2"
    )
    assert found["clock", "clock-dependent"] == (
        "passes, but not with time zone EST5EDT: test 1 of 1: FAIL: assert f() == 0"
    )


def verdict(*outcomes: str, ended_by: EndedBy = "assert") -> Verdict:
    return Verdict(Job("", ("t",) * len(outcomes)), outcomes, ended_by, 0.0, 0.0)


def test_a_distractor_fails_and_fails_the_same_way_again() -> None:
    judge = distractors.judge
    fails = verdict("FAIL", "pass")
    assert judge("t", "d", fails, fails) == []
    passes = verdict("pass", "pass", ended_by="pass")
    assert rules(judge("t", "d", passes, passes)) == ["survives"]
    assert rules(judge("t", "d", fails, verdict("pass", "FAIL"))) == ["unstable"]
    assert rules(judge("t", "d", verdict("FAIL:1"), verdict("FAIL:2"))) == ["unstable"]
    missing = verdict("ERROR:ModuleNotFoundError: x", ended_by="environment")
    assert rules(judge("t", "d", missing, missing)) == ["environment"]


def test_tasks_differ_in_words_code_and_tree() -> None:
    base = integrity.member(TASK)
    other_query = "Some other words altogether"

    def against(**changes: str) -> list[str]:
        return rules(integrity.check_duplicates([base, replace(base, task_id="u", **changes)]))

    other_code = CODE.replace("0.0", "1.0")
    assert against(query=other_query, canonical=other_code) == []
    assert against(query=base.query.upper() + " ", canonical=other_code) == ["duplicate-query"]
    assert against(query=other_query) == ["duplicate-code"]
    renamed = CODE.replace("readings", "values").replace("tail_mean", "mean_of_tail")
    assert against(query=other_query, canonical=renamed) == ["near-duplicate"]


def test_only_code_that_defines_the_function_is_run_against_its_tests() -> None:
    helper = replace(TASK, task_id="u", function_name="g", canonical=CODE + "def g(): pass\n")
    other = replace(TASK, task_id="v", function_name="h", canonical="def h(): pass\n")
    members = [integrity.member(task) for task in (TASK, helper, other)]
    pairs = {(a.task_id, b.task_id) for a, b in integrity.canonical_pairs(members)}
    assert pairs == {("u", "t")}


def test_of_two_tasks_that_do_the_same_the_later_one_goes() -> None:
    a, b, c = (replace(integrity.member(TASK), task_id=name) for name in "abc")
    order = {"a": 0, "b": 1, "c": 2}
    found = integrity.drop_later([(c, b), (b, a), (a, b)], order)
    # b goes because of a; with b gone nothing speaks against c.
    assert [finding.task for finding in found] == ["b"]


def test_an_integer_too_long_to_be_written_stops_no_comparison() -> None:
    code = f"def f(x):\n    return x + 0x1{'0' * 4000}\n"
    assert integrity.nameless_tree(code) == normalised_tree(code) == code
