from __future__ import annotations

import pytest

from execretrieval.audit.outcome import Outcome, is_same
from execretrieval.audit.suggest import assert_of
from execretrieval.runner import Job, run

M = ", 'observed, not specified'"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("3", f"assert f(1) == 3{M}"),
        ("True", f"assert f(1) is True{M}"),
        ("None", f"assert f(1) is None{M}"),
        ("2 / 3", f"assert round(f(1), 6) == 0.666667{M}"),
        ("0.25", f"assert f(1) == 0.25{M}"),
        ("[1, 2 / 3]", f"assert [round(item, 6) for item in f(1)] == [1, 0.666667]{M}"),
        ("[[2 / 3]]", None),
        ("float('inf')", f"assert f(1) == float('inf'){M}"),
        ("float('nan')", None),
        ("{'a': (1, {2})}", f"assert f(1) == {{'a': (1, {{2}})}}{M}"),
        ("object()", None),
        ("[object()]", None),
        ("'x' * 1000", None),
        ("10**5000", None),
        ("[{10**5000: 1}]", None),
        ("[2 / 3, 10**5000]", None),
    ],
)
def test_what_was_observed_becomes_an_assert(value: str, expected: str | None) -> None:
    code = f"def f(x):\n    return {value}"
    (verdict,) = run([Job(code, ("f(1)",), observe=True)])
    test = assert_of("f(1)", Outcome("value", verdict.values[0]))
    assert test == expected
    if test:
        (again,) = run([Job(code, (test,))])
        assert again.passed


def test_a_long_integer_is_shown_by_its_report() -> None:
    (verdict,) = run([Job("def f(x):\n    return 10**5000", ("f(1)",), observe=True)])
    assert Outcome("value", verdict.values[0]).shown(20) == f'["i","{10**5000:x}'[:19] + "…"


def test_an_exception_is_wanted_by_type() -> None:
    test = assert_of("x = 0\nf(x)", Outcome("raised", "ZeroDivisionError"))
    assert test is not None
    good, bad = run([Job("def f(x): 1 / x", (test,)), Job("def f(x): pass", (test,))])
    assert good.passed
    assert bad.outcomes == ("FAIL:observed, not specified: ZeroDivisionError not raised",)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1", "1.0", True),
        ("0.1 + 0.2", "0.3", True),
        ("1e-9", "0.0", True),
        ("1.001", "1.0", False),
        ("[1, 2]", "(1, 2)", False),
        ("[0.1 + 0.2, 'a']", "[0.3, 'a']", True),
        ("{'a': 0.1 + 0.2}", "{'a': 0.3}", True),
        ("{'a': 1, 'b': 2}", "{'b': 2, 'a': 1}", True),
        ("{1, 2}", "{2, 1}", True),
        ("float('nan')", "float('nan')", True),
        ("float('inf')", "-float('inf')", False),
        ("10**400", "10**400 + 1", False),
        ("10**400", "0.5", False),
        ("'a'", "b'a'", False),
        ("None", "0", False),
        ("object()", "object()", True),
    ],
)
def test_same_is_what_no_rounded_test_tells_apart(one: str, other: str, same: bool) -> None:
    (verdict,) = run([Job("", (one, other), observe=True)])
    left, right = (Outcome("value", text) for text in verdict.values)
    assert is_same(left, right) is same
    assert is_same(right, left) is same
