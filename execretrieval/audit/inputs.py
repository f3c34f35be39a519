"""Inputs derived from a task's own tests: first what is systematic, then seeded random variations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from execretrieval.audit.templates import Template
from execretrieval.audit.vary import MAX_LENGTH, Variator, Vocabulary

_WORDS_PER_SLOT = 40
_MISSES = 1000  # so many texts in a row that were there already, and nothing new is to be expected


class Input(NamedTuple):
    """Statements that end in the expression to observe, and how large their values are."""

    text: str
    size: float


def inputs_of(templates: Sequence[Template], code: str, rng: Random) -> Iterator[Input]:
    """Yield inputs, no two with the same text: those of the tests themselves, then ever new ones."""
    words = Vocabulary(code, [slot.value for template in templates for slot in template.slots])
    seen: set[str] = set()
    misses = 0
    for template, values in _values(templates, words, rng):
        text = template.filled(values)
        if text in seen:
            misses += 1
            if misses > _MISSES:
                return
            continue
        misses = 0
        seen.add(text)
        yield Input(text, sum(map(_size, values)))


def _values(
    templates: Sequence[Template], words: Vocabulary, rng: Random
) -> Iterator[tuple[Template, list[object]]]:
    for template in templates:
        yield template, [slot.value for slot in template.slots]
    yield from _systematic(templates, words)
    roles: dict[str, list[object]] = defaultdict(list)
    for template in templates:
        for slot in template.slots:
            roles[slot.role].append(slot.value)
    variator = Variator(words, rng)
    while templates:
        template = templates[rng.randrange(len(templates))]
        yield template, _varied(template, roles, variator, rng)


def _systematic(templates: Sequence[Template], words: Vocabulary) -> Iterator[tuple[Template, list[object]]]:
    """Yield one value changed at a time: to each word of its type, to each length that the code names."""
    for template in templates:
        own = [slot.value for slot in template.slots]
        for place, value in enumerate(own):
            for other in _words_like(value, words):
                yield template, [*own[:place], other, *own[place + 1 :]]


def _words_like(value: object, words: Vocabulary) -> list[object]:
    found: list[object] = []
    if type(value) is int:
        found = [*sorted(words.ints, key=abs)]
    elif type(value) is float:
        found = [*words.floats, *map(float, words.ints)]
    elif type(value) is str:
        found = [*words.texts, *((value * length)[:length] for length in words.lengths if value)]
    elif isinstance(value, (list, tuple)) and value:
        lengths = [0, 1, 2, *words.lengths]
        found = [type(value)(list(value) * length)[:length] for length in lengths if length <= MAX_LENGTH]
    return found[:_WORDS_PER_SLOT]


def _varied(
    template: Template, roles: dict[str, list[object]], variator: Variator, rng: Random
) -> list[object]:
    values = [slot.value for slot in template.slots]
    n_changed = min((1, 1, 2, len(values))[rng.randrange(4)], len(values))
    places: Sequence[int] = range(n_changed)
    if n_changed < len(values):
        places = [rng.randrange(len(values)) for _ in places]
    for place in places:
        role = roles[template.slots[place].role]
        others = [*values[:place], *values[place + 1 :]]
        alike = [other for other in others if type(other) is type(values[place])]
        match rng.randrange(8):
            case 0:
                values[place] = role[rng.randrange(len(role))]
            case 1 if alike:
                values[place] = alike[rng.randrange(len(alike))]
            case _:
                for _ in range((1, 1, 2, 4)[rng.randrange(4)]):
                    values[place] = variator.alike(values[place], others)
    return values


def _size(value: object) -> float:
    """Return how much work a value may be: numbers count by their size, collections by their items."""
    if isinstance(value, (int, float)):
        return min(abs(value), 1e18)
    if isinstance(value, (str, bytes)):
        return len(value)
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return len(value) + sum(map(_size, value))
    return 0
