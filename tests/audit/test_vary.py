from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from execretrieval.audit.inputs import inputs_of
from execretrieval.audit.templates import templates_of
from execretrieval.audit.vary import MAX_LENGTH, MAX_TEXT, Variator, Vocabulary

scalars = (
    st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=50)
)
values = st.recursive(
    scalars
    | st.binary(max_size=20)
    | st.sets(st.integers())
    | st.complex_numbers(allow_nan=False, max_magnitude=9),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(values, st.integers(), st.lists(scalars))
def test_a_variation_is_of_the_same_type_and_bounded(value: object, seed: int, others: list[object]) -> None:
    variator = Variator(Vocabulary("x = 7", [value]), Random(seed))
    before = repr(value)
    for _ in range(20):
        varied = variator.alike(value, others)
        assert type(varied) is type(value)
        if isinstance(varied, (list, set, dict)):
            assert len(varied) <= max(MAX_LENGTH, len(value) + 1)  # type: ignore[arg-type]
        if isinstance(varied, str):
            assert len(varied) <= max(MAX_TEXT, len(value))  # type: ignore[arg-type]
    assert repr(value) == before


def test_the_constants_of_the_code_and_their_neighbours_are_tried() -> None:
    code = "def f(n, s):\n    return n > 4711 and s != 'sesame'"
    stream = inputs_of(templates_of(["assert f(1, 'a') == 0"], "f"), code, Random(0))
    texts = {item.text for item, _ in zip(stream, range(200), strict=False)}
    assert {"f(4710, 'a')", "f(4711, 'a')", "f(4712, 'a')", "f(1, 'sesame')", "f(1, '')"} <= texts


def test_inputs_are_distinct_and_end_where_there_are_no_more() -> None:
    texts = [item.text for item in inputs_of(templates_of(["assert f(True) == 0"], "f"), "", Random(0))]
    assert sorted(texts) == ["f(False)", "f(True)"]
