"""One function that checks a value against a schema and says in a few words what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval.errors import InputError

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

SHOWN = 40

_KINDS = {
    dict: "an object",
    list: "a list",
    str: "a string",
    bool: "a boolean",
    int: "a number",
    float: "a number",
    type(None): "null",
}
_TYPES = {
    "object": "an object",
    "array": "a list",
    "string": "a string",
    "boolean": "a boolean",
    "number": "a number",
    "integer": "a whole number",
    "null": "null",
}


def check(value: Any, schema_name: str, *, path: str | Path | None = None, line: int | None = None) -> None:
    """Raise InputError with path, line, JSON pointer and a short reason if `value` breaks the schema."""
    from execretrieval.schemas.store import validator  # jsonschema takes longer to import than click

    for error in validator(schema_name).iter_errors(value):
        pointer, reason = explain(error)
        raise InputError(reason, path=path, line=line, pointer=pointer)


def is_valid(value: Any, schema_name: str) -> bool:
    """Whether a value keeps to a schema."""
    from execretrieval.schemas.store import validator

    return validator(schema_name).is_valid(value)


def explain(error: ValidationError) -> tuple[str, str]:
    """Return the JSON pointer (RFC 6901) of an error and what is wrong there, in a few words."""
    steps = [str(step) for step in error.absolute_path]
    keyword: Any = error.validator
    rule: Any = error.validator_value
    found: Any = error.instance
    schema: Any = error.schema
    match keyword:
        case "required":
            return _pointer([*steps, next(key for key in rule if key not in found)]), "is missing"
        case "additionalProperties":
            known = schema["properties"]
            return _pointer([*steps, next(key for key in found if key not in known)]), "is not a known key"
        case "not":
            reason = "must not be there"
        case "type":
            wanted = " or ".join(_TYPES[name] for name in ([rule] if isinstance(rule, str) else rule))
            reason = f"must be {wanted}, not {_KINDS[type(found)]}"
        case "enum":
            reason = f"must be one of {', '.join(map(str, rule))}, not {_shown(found)}"
        case "pattern":
            what = schema.get("description", f"text that matches {rule}")
            reason = f"must be {what}, not {_shown(found)}"
        case "minItems":
            reason = "must not be empty"
        case "minimum":
            reason = f"must be at least {rule}, not {found}"
        case "exclusiveMinimum":
            reason = f"must be above {rule}, not {found}"
        case _:
            reason = error.message
    return _pointer(steps), reason


def _pointer(steps: list[str]) -> str:
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)


def _shown(value: Any) -> str:
    if isinstance(value, str) and not value.strip():
        return "empty" if not value else "blank"
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
