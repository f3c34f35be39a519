"""The split oracle against running the assert itself, which is the meaning it must keep."""

from __future__ import annotations

import collections
import decimal
import enum
import fractions
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.runner import Job, Limits, run
from execretrieval.runner.inside.encode import encode
from execretrieval.runner.split import split
from execretrieval.runner.values import MalformedError, build, literal_size, parse, size

Point = collections.namedtuple("Point", "x y")


class Level(enum.IntEnum):
    LOW = 1


class Name(str):
    __slots__ = ()


def outcome_of_split(test: str, namespace: dict[str, Any]) -> str:
    """What the two halves of the oracle make of a test, in this process."""
    step = split(test)
    assert step.expression is not None
    assert step.holds is not None
    try:
        exec(step.prelude, namespace)
        tree = parse(encode(eval(step.expression, namespace)))
        return "pass" if step.holds(tree) else f"FAIL {step.message}"
    except Exception as error:
        return f"{type(error).__name__} {error}"


def outcome_of_assert(test: str, namespace: dict[str, Any]) -> str:
    try:
        exec(test, namespace)
    except AssertionError as error:
        return f"FAIL {error}"
    except Exception as error:
        return f"{type(error).__name__} {error}"
    return "pass"


VALUES = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    10**30,
    -(10**30),
    0.0,
    -0.0,
    0.5,
    1.0,
    0.1 + 0.2,
    math.inf,
    -math.inf,
    math.nan,
    1j,
    complex(0.0, -0.0),
    "",
    "a",
    'é\ud800\n"',
    b"",
    b"a",
    bytearray(b"a"),
    [],
    [1],
    [1.0],
    [True],
    [[1], (2,)],
    [math.nan],
    (),
    (1,),
    (1, 2),
    Point(1, 2),
    {},
    {"a": 1},
    {1: [2]},
    {True: 1},
    set(),
    {1, 2},
    frozenset({1, 2}),
    {"a": 1}.keys(),
    {"a": 1}.items(),
    {}.items(),
    {"a": 1}.values(),
    collections.Counter("a"),
    collections.OrderedDict(a=1),
    collections.defaultdict(int, a=1),
    collections.deque([1]),
    range(1),
    Level.LOW,
    Name("a"),
    fractions.Fraction(1, 2),
    decimal.Decimal("0.5"),
    decimal.Decimal("NaN"),
    object(),
    int,
    iter([1]),
]
LITERALS = [
    "None",
    "True",
    "False",
    "0",
    "1",
    "-1",
    "2",
    "10.0 / 4",
    "1000000000000000000000000000000",
    "0.0",
    "-0.0",
    "0.5",
    "0.3",
    "1e999",
    "float('nan')",
    "float('-inf')",
    "1j",
    "''",
    "'a'",
    "'é\\ud800\\n\"'",
    "b''",
    "b'a'",
    "[]",
    "[1]",
    "[True]",
    "[0] * 1",
    "[[1], (2,)]",
    "()",
    "(1,)",
    "(1, 2)",
    "{}",
    "{'a': 1}",
    "{1: [2]}",
    "set()",
    "{1, 2}",
    "{'a'}",
    "{('a', 1)}",
    "frozenset({1, 2})",
    "frozenset()",
]


@pytest.mark.parametrize("literal", LITERALS)
@pytest.mark.parametrize(
    "form",
    [
        "assert f() == {}, 'no'",
        "assert {} == f()",
        "assert f() != {}",
        "assert f() < {}",
        "assert {} >= f()",
        "assert f() in [1, {}]",
        "assert f() in {}",
        "assert abs(f() - {}) < 0.25",
        "assert abs({} - f()) <= 0.0",
        "assert math.isclose(f(), {}, rel_tol=0.01)",
        "assert [f(), (f(),)][0] == {}",
    ],
)
def test_every_value_against_every_literal(form: str, literal: str) -> None:
    test = form.replace("{}", literal)
    for value in VALUES:
        namespace = {"f": lambda value=value: value, "math": math}
        if split(test).expression is None:
            assert literal in ("None", "True", "False") or "abs" in form, test
            return
        split_outcome, outcome = outcome_of_split(test, namespace), outcome_of_assert(test, namespace)
        if type(value).__module__ != "builtins" and outcome.startswith("TypeError"):
            # Its built-in value stands for it in the message too.
            split_outcome, outcome = split_outcome.split()[0], "TypeError"
        assert split_outcome == outcome, (test, value)


@pytest.mark.parametrize(
    "test",
    [
        "assert f() is None",
        "assert f() is not None",
        "assert f() is True",
        "assert f() is not False",
        "assert f()",
        "assert not f(), 'x'",
    ],
)
def test_singletons_and_truth(test: str) -> None:
    for value in VALUES:
        namespace = {"f": lambda value=value: value}
        assert outcome_of_split(test, namespace) == outcome_of_assert(test, namespace), (test, value)


@pytest.mark.parametrize(
    "test",
    [
        "assert sorted(f([3, 1])) == [1, 3]",
        "assert len(f([3, 1])) == 2",
        "x = f(2)\nassert x.value[0] == 3",
        "x = f(2); assert x == 3",
        "assert (f(1),\n  # why\n  f(2)) == (1, 2)",
        "assert [f(n) for n in range(3)] == [0, 1, 4]",
        "assert f('é', 2) == 'é'",
        "import math\nassert math.isclose(f(2), 0.5)",
    ],
)
def test_the_call_is_taken_out_and_nothing_that_is_expected(test: str) -> None:
    step = split(test)
    assert step.expression is not None
    compile(step.expression, "", "eval")
    compile(step.prelude, "", "exec")
    assert "==" not in step.expression + step.prelude
    assert "0.5" not in step.expression


@pytest.mark.parametrize(
    "test",
    [
        "assert (f(1) == 5) is True",
        "assert (f(1) == 5) == True",
        "ok = f(1) == 5\nassert ok",
        "d = f(1) - 5\nassert d == 0",
        "assert f(1) - 5 == 0",
        "assert isinstance(f(1), int)",
        "assert close(f(1), 0.5)",
        "assert f(1).__eq__(5)",
        "assert all(x == 5 for x in f(1))",
        "assert f(1) == g(1)",
        "assert f(1) == 1 and f(2) == 2",
        "assert 0 < f(1) < 2",
        "assert f(1) == 1, f(2)",
        "assert 1 in f(2)",
        "assert f(1) == 1\nassert f(2) == 2",
        "assert f(1) == 1\nf(2)",
        "for n in range(3):\n    assert f(n) == 1",
        "assert f(1) is 5",
        "assert f(1) == [0] * 10**9",
        "assert f(1) == 'a' * 1000000",
        "assert abs(f(1) - g(1)) < 1",
        "assert math.isclose(f(1), g(1))",
        "assert f(1) == 9 ** 9 ** 9",
        "assert f(1) == {**{}}",
        "assert f(1) == {[]}",
        "assert f(1) == 1 / 0",
        "assert f(",
        "",
    ],
)
def test_what_would_show_the_expected_value_or_change_the_meaning_stays_whole(test: str) -> None:
    step = split(test)
    assert (step.prelude, step.expression) == (test, None)


RAISING = """
def f(kind):
    if kind:
        raise kind("asked for")
class Own(ValueError): pass
"""


@pytest.mark.parametrize(
    ("test", "outcome", "witnessed"),
    [
        (
            "try:\n    f(ValueError)\nexcept ValueError:\n    pass\nelse:\n    assert False",
            "pass",
            True,
        ),
        (
            "try:\n    f(Own)\nexcept (KeyError, ValueError) as e:\n    pass\nelse:\n    assert False",
            "pass",
            True,
        ),
        (
            "try:\n    f(None)\nexcept ValueError:\n    pass\nelse:\n    assert False, 'no error'",
            "FAIL:no error",
            True,
        ),
        (
            "try:\n    f(None)\n    raise AssertionError('none')\nexcept ValueError:\n    pass",
            "FAIL:none",
            True,
        ),
        (
            "try:\n    f(KeyError)\nexcept ValueError:\n    pass\nelse:\n    assert 0",
            "ERROR:KeyError: 'asked for'",
            True,
        ),
        (
            "try:\n    f(OSError)\n    assert False\nexcept IOError:\n    pass",
            "pass",
            True,
        ),
        (
            "f(ValueError)\ntry:\n    f(ValueError)\nexcept ValueError:\n    pass\nelse:\n    assert 0",
            "ERROR:ValueError: asked for",
            True,
        ),
        (
            "try:\n    f(AssertionError)\nexcept AssertionError:\n    pass\nelse:\n    assert False",
            "pass",
            True,
        ),
        (
            "try:\n    f(None)\n    assert False\nexcept Exception:\n    pass",
            "pass",
            False,
        ),
        (
            "try:\n    f(Own)\nexcept Own:\n    pass\nelse:\n    assert False",
            "pass",
            False,
        ),
        (
            "try:\n    f(Own)\nexcept ValueError as e:\n    assert str(e)\nelse:\n    assert False",
            "pass",
            False,
        ),
    ],
)
def test_tests_that_a_call_raises(test: str, outcome: str, witnessed: bool) -> None:
    [verdict] = run([Job(RAISING, (test,))], limits=Limits())
    assert verdict.outcomes == (outcome,)
    assert verdict.unwitnessed == (outcome == "pass" and not witnessed)


def test_missing_names_are_missed_in_the_same_order() -> None:
    tests = (
        "assert math.isclose(f(1), 1.0)",
        "assert abs(g(1) - 1) < 1",
    )
    [verdict] = run([Job("def f(x): return x", tests)], limits=Limits())
    assert verdict.outcomes == (
        "ERROR:NameError: name 'math' is not defined",
        "ERROR:NameError: name 'g' is not defined",
    )


def test_what_an_earlier_block_defined_is_there_and_may_change() -> None:
    code = "class Stack(list):\n    def push(self, x):\n        self.append(x)\n        return self\n"
    tests = ("s = Stack()\nassert s.push(1) == [1]", "assert s.push(2) == [1, 2]", "assert s.push(3) == [1]")
    [verdict] = run([Job(code, tests)], limits=Limits())
    assert verdict.outcomes == ("pass", "pass", "FAIL")
    assert verdict.unwitnessed == 0


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.binary()
    | st.complex_numbers(allow_nan=False),
    lambda items: (
        st.lists(items, max_size=4)
        | st.lists(items, max_size=4).map(tuple)
        | st.dictionaries(st.integers() | st.text(), items, max_size=4)
    ),
)


@given(plain)
def test_plain_values_come_back_equal_and_of_the_same_types(value: object) -> None:
    tree = parse(encode(value))
    assert build(tree) == value
    assert repr(build(tree)) == repr(value)
    assert size(tree) == literal_size(value)


@given(st.sets(st.integers()) | st.frozensets(st.text()))
def test_sets_come_back_equal(value: object) -> None:
    tree = parse(encode(value))
    assert build(tree) == value
    assert type(build(tree)) is type(value)
    assert size(tree) == literal_size(value)


def test_what_has_no_end_or_no_bottom_is_only_named() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    loop: list[Any] = []
    loop += [loop] * 10
    for value in (deep, loop, "x" * 10**7, [0] * 10**6, 1 << 10**8):
        assert parse(encode(value)) == ["o" if isinstance(value, (str, int)) else "u", type(value).__name__]
    assert build(parse(encode(1 << 20_000))) == 1 << 20_000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1.5",
        "{}",
        "[]",
        '["x"]',
        '["f"]',
        '["f","z"]',
        '["d",1]',
        '["s",["l"]]',
        '["i",5]',
        "[" * 100_000,
        "[[]]",
        '["l",{}]',
        '["F",1,0]',
        '["D","x"]',
        '["o"]',
        '["t"',
        "NaN",
        '["l",1.5]',
        '[["l"]]',
        '["F","a",1]',
    ],
)
def test_text_that_no_value_has_is_malformed(text: str) -> None:
    with pytest.raises(MalformedError):
        build(parse(text))


def test_nothing_larger_than_the_literal_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("execretrieval.runner.split.build", None)
    holds = split("assert f() == {1, 2}").holds
    assert holds is not None
    assert holds(["s", *range(100_000)]) is False


def test_a_fraction_of_very_many_digits_is_refused_unseen() -> None:
    """Bringing it to lowest terms would take minutes that no limit counts."""
    long = f"{1 << 5000:x}"
    with pytest.raises(MalformedError, match="so many digits"):
        build(["F", ["i", long], ["i", "3"]])
    assert build(["F", ["i", "a"], ["i", "4"]]) == fractions.Fraction(5, 2)
