from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.audit.templates import templates_of


@pytest.mark.parametrize(
    ("test", "text", "values"),
    [
        ("assert f(1, 'a') == 2", "f(1, 'a')", [1, "a"]),
        ("assert 2 == f(1)", "f(1)", [1]),
        ("assert not f([1, 2])", "f([1, 2])", [[1, 2]]),
        ("assert f(-1) is None", "f(-1)", [-1]),
        ("assert abs(f(2.5) - 0.1) < 1e-6", "f(2.5)", [2.5]),
        ("import math\nassert math.isclose(0.5, f(k=2))", "import math\nf(k=2)", [2]),
        ("assert sorted(f({'a': 1})) == ['a']", "sorted(f({'a': 1}))", [{"a": 1}]),
        ("x = [3, 1]\nf(x)\nassert x == [1, 3]", "x = [3, 1]\nf(x)\nx", [[3, 1]]),
        ("x = [3, 1]\nf(x)\nassert len(x) == 2", "x = [3, 1]\nf(x)\n(len(x), x)", [[3, 1]]),
        ("try:\n    f(0)\nexcept ValueError:\n    pass\nelse:\n    assert False", "f(0)", [0]),
        ("for i in range(3):\n    assert f(7) == i", "f(7)", [7]),
        ("assert f('äö', 2) == 1", "f('äö', 2)", ["äö", 2]),
    ],
)
def test_a_test_becomes_an_expression_with_slots(test: str, text: str, values: list[object]) -> None:
    (template,) = templates_of([test], "f")
    assert template.text == text
    assert [slot.value for slot in template.slots] == values
    assert ast.dump(ast.parse(template.filled(values))) == ast.dump(ast.parse(text))


@pytest.mark.parametrize("test", ["assert f() == 1", "assert f(None) == 1", "assert f(x) == 1", "pass"])
def test_nothing_to_vary_gives_no_template(test: str) -> None:
    assert templates_of([test], "f") == []


def test_an_integer_too_long_to_be_written_does_not_vary() -> None:
    tests = [f"assert f([0x1{'0' * 4000}, 7]) == 1", "assert f([7]) == 1"]
    assert [template.text for template in templates_of(tests, "f")] == ["f([7])"]


def test_set_up_of_earlier_tests_goes_before_but_does_not_vary() -> None:
    tests = ["import math\nk = 5\nassert f(1) == 1", "assert f(k, 2) == 2"]
    second = templates_of(tests, "f")[1]
    assert second.text == "import math\nk = 5\nf(k, 2)"
    assert [slot.value for slot in second.slots] == [2]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner, inner),
)


@given(st.lists(values, min_size=3, max_size=3))
def test_filled_slots_read_back_as_the_values(given: list[object]) -> None:
    (template,) = templates_of(["assert f(1, 'ü', k=3) == 2"], "f")
    call = ast.parse(template.filled(given), mode="eval").body
    assert isinstance(call, ast.Call)
    arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
    assert [ast.literal_eval(argument) for argument in arguments] == given
