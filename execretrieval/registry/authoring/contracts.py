"""What each role's replies must look like: full schemas, checked here whatever a provider promised."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# The names the mutators go by; they are spelled here because a schema may not depend on them.
OPERATORS = (
    "off_by_one",
    "wrong_operator",
    "swap_arguments",
    "remove_edge_case_check",
    "wrong_comparison",
    "off_by_one_boundary",
)

DECISIONS = ("solved", "ambiguous", "needs_outside_world", "impossible")

FUNCTION_NAME = r"^[a-z][a-z0-9_]{2,59}\Z"
LONGEST_QUERY = 1_000
LONGEST_CODE = 20_000
LONGEST_TEST = 4_000
FEWEST_TESTS = 3
MOST_TESTS = 30
MOST_ROWS = 100


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _text(longest: int, *, pattern: str = r"\S", least: int = 1) -> dict[str, Any]:
    return {"type": "string", "minLength": least, "maxLength": longest, "pattern": pattern}


def task_rows() -> dict[str, Any]:
    """Return the schema of new tasks; more than were asked for are not worth asking again."""
    row = _object(
        {
            "function_name": _text(60, pattern=FUNCTION_NAME),
            "query": _text(LONGEST_QUERY, least=20),
        }
    )
    return _object({"tasks": {"type": "array", "minItems": 1, "maxItems": MOST_ROWS, "items": row}})


def solution() -> dict[str, Any]:
    """Return the schema of a solution with its tests; both are empty unless the decision is `solved`."""
    return _object(
        {
            "decision": {"type": "string", "enum": list(DECISIONS)},
            "canonical": {"type": "string", "maxLength": LONGEST_CODE},
            "tests": {"type": "array", "maxItems": MOST_TESTS, "items": _text(LONGEST_TEST)},
        }
    )


def distractors() -> dict[str, Any]:
    """Return the schema of buggy copies; more than were asked for are welcome."""
    row = _object({"operator": {"type": "string", "enum": list(OPERATORS)}, "code": _text(2 * LONGEST_CODE)})
    return _object({"distractors": {"type": "array", "maxItems": MOST_ROWS, "items": row}})


def order(n: int) -> dict[str, Any]:
    """Return the schema of an order of `n` documents, numbered from 1."""
    number = {"type": "integer", "minimum": 1, "maximum": n}
    return _object(
        {"order": {"type": "array", "minItems": n, "maxItems": n, "uniqueItems": True, "items": number}}
    )


def percent() -> dict[str, Any]:
    """Return the schema of a certainty in percent."""
    return _object({"percent": {"type": "number", "minimum": 0, "maximum": 100}})
