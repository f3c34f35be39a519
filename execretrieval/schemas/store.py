"""The schema files, loaded once, and validators compiled from them.

The validator is jsonschema's for Draft 2020-12 with two keywords made faster or stricter: `pattern` compiles
once, and its final `$` does not let a line feed through; `items` tests equal strings of one array schema
once, for outcomes like `pass` recur a hundred thousand times.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend

SUFFIX = ".schema.json"
REMEMBERED = 10_000

_slow_items = Draft202012Validator.VALIDATORS["items"]


@cache
def names() -> tuple[str, ...]:
    """Return the names of all schemas, sorted."""
    files = resources.files("execretrieval.schemas").iterdir()
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in files if file.name.endswith(SUFFIX)))


@cache
def schema(name: str) -> dict[str, Any]:
    """Return the schema called `name`; KeyError if there is none."""
    file = resources.files("execretrieval.schemas") / f"{name}{SUFFIX}"
    if not file.is_file():
        raise KeyError(name)
    loaded = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


@cache
def validator(name: str) -> Validator:
    """Return the compiled validator of the schema called `name`."""
    make = cast("Callable[..., type[Validator]]", extend)  # its stub has no types
    extended = make(Draft202012Validator, {"pattern": _pattern, "items": _items()})
    extended.check_schema(schema(name))
    return extended(schema(name))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern[:-1] + r"\Z" if pattern.endswith("$") else pattern)


def _pattern(_: Validator, pattern: str, instance: Any, __: Any) -> Iterator[ValidationError]:
    if isinstance(instance, str) and not _compiled(pattern).search(instance):
        yield ValidationError(f"does not match {pattern}")


def _items() -> Any:
    """Return an `items` keyword that remembers which strings passed which subschema."""
    passed: dict[int, set[str]] = {}

    def items(validator: Validator, items: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
        known = passed.setdefault(id(items), set())
        if isinstance(instance, list) and all(type(item) is str and item in known for item in instance):
            return
        valid = True
        for error in _slow_items(validator, items, instance, schema):
            valid = False
            yield error
        if valid and isinstance(instance, list) and len(known) < REMEMBERED:
            known.update(item for item in instance if type(item) is str)

    return items
