from __future__ import annotations

import copy
import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from execretrieval.errors import InputError
from execretrieval.mutators import Mutant
from execretrieval.schemas import check
from execretrieval.schemas.store import names, schema, validator

OURS = {
    "ablation",
    "candidate",
    "corpus",
    "distractor_metadata",
    "execution_cache",
    "manifest",
    "mutant",
    "provenance",
    "queries",
    "registry_row",
    "results",
    "task",
}
FOREIGN = {"foreign_corpus", "foreign_queries", "foreign_distractor_metadata", "foreign_execution_cache"}


def example(name: str) -> Any:
    return copy.deepcopy(schema(name)["examples"][0])


def refusal(value: Any, name: str) -> tuple[str | None, str]:
    with pytest.raises(InputError) as caught:
        check(value, name)
    return caught.value.pointer, caught.value.reason


def test_there_is_a_schema_for_every_file() -> None:
    assert set(names()) == OURS | FOREIGN | {"humaneval", "mbpp", "mbpp_sanitized"}


@pytest.mark.parametrize("name", names())
def test_every_schema_is_valid_and_so_are_its_examples(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    assert schema(name)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema(name)["$id"] == f"urn:execretrieval:schema:{name}"
    assert schema(name)["examples"]
    for value in schema(name)["examples"]:
        check(value, name)


@pytest.mark.parametrize("name", sorted(OURS - {"results", "provenance"}))
def test_what_we_write_has_no_unknown_keys(name: str) -> None:
    assert refusal({**example(name), "colour": 1}, name) == ("/colour", "is not a known key")


@pytest.mark.parametrize("name", ["results", "foreign_corpus", "foreign_queries", "provenance"])
def test_what_others_write_may_have_more_keys(name: str) -> None:
    check({**example(name), "colour": 1}, name)


@pytest.mark.parametrize(
    ("name", "change", "pointer", "reason"),
    [
        ("task", {"query": None}, "/query", "must be a string, not null"),
        ("task", {"query": " \n"}, "/query", "must be a sentence, not blank"),
        ("task", {"query": ""}, "/query", "must be a sentence, not empty"),
        ("task", {"function_name": "2nd"}, "/function_name", "must be a Python identifier, not '2nd'"),
        ("task", {"function_name": "f\n"}, "/function_name", r"must be a Python identifier, not 'f\n'"),
        ("task", {"test_suite": []}, "/test_suite", "must not be empty"),
        ("task", {"test_suite": ["assert f()", 3]}, "/test_suite/1", "must be a string, not a number"),
        ("task", {"provenance": {"id": "x"}}, "/provenance/source", "is missing"),
        (
            "task",
            {"provenance": {"source": "llm", "task_author": {"family": "a"}}},
            "/provenance/task_author/model",
            "is missing",
        ),
        ("corpus", {"label": "good"}, "/label", "must be one of correct, incorrect, not 'good'"),
        ("corpus", {"corpus_id": "c_0001"}, "/corpus_id", "must be c_ and 12 hex digits, not 'c_0001'"),
        ("corpus", {"bug_type": "off_by_one"}, "/bug_type", "must not be there"),
        ("corpus", {"label": "incorrect"}, "/bug_type", "is missing"),
        ("execution_cache", {"passes_all_tests": 1}, "/passes_all_tests", "must be a boolean, not a number"),
        ("distractor_metadata", {"tests_failed": 0}, "/tests_failed", "must be at least 1, not 0"),
        ("distractor_metadata", {"cpu_limit_s": 0}, "/cpu_limit_s", "must be above 0, not 0"),
        ("results", {"ks": [1, 2.5]}, "/ks/1", "must be a whole number, not a number"),
        (
            "results",
            {"metrics": {"a/b~c": "x"}},
            "/metrics/a~1b~0c",
            "must be a number or null, not a string",
        ),
    ],
)
def test_a_reason_is_short_and_the_pointer_exact(
    name: str, change: dict[str, Any], pointer: str, reason: str
) -> None:
    assert refusal({**example(name), **change}, name) == (pointer, reason)


@pytest.mark.parametrize("value", [[], "row", 3, None, True])
def test_a_row_is_an_object(value: object) -> None:
    pointer, reason = refusal(value, "task")
    assert pointer == ""
    assert reason.startswith("must be an object, not ")


def test_a_long_value_is_cut_in_the_reason() -> None:
    _, reason = refusal({**example("task"), "domain": "X" * 500}, "task")
    assert len(reason) < 120


def test_the_place_is_named() -> None:
    with pytest.raises(InputError) as caught:
        check({}, "task", path="rows.jsonl", line=7)
    assert str(caught.value) == "rows.jsonl:7: /task_id: is missing"


@pytest.mark.parametrize(
    ("outcome", "valid"),
    [
        ("pass", True),
        ("FAIL", True),
        ("FAIL:", True),
        ("FAIL:two\nlines", True),
        ("ERROR:KeyError: 'a'", True),
        ("TIMEOUT", True),
        ("PASS", False),
        ("pass\n", False),
        ("ERROR", False),
        ("TIMEOUT:5", False),
        ("", False),
    ],
)
def test_outcomes_are_spelled_as_the_paper_spells_them(outcome: str, valid: bool) -> None:
    row = {**example("execution_cache"), "test_results": ["pass", outcome]}
    assert validator("execution_cache").is_valid(row) is valid


def test_a_mutant_has_the_fields_of_its_schema() -> None:
    made = [field.name for field in fields(Mutant)]
    edit = schema("distractor_metadata")["properties"]["edits"]["items"]
    assert list(schema("mutant")["properties"]) == made
    assert list(edit["properties"]) == made
    assert set(edit["required"]) == set(made) - {"function", "occurrence", "id"}


def mutated(value: Any, draw: st.DrawFn) -> Any:
    """Return the value with one part of it replaced or removed."""
    junk = st.sampled_from([None, True, 0, -1, 1.5, "", "x", "pass", [], {}, ["pass"], {"a": 1}])
    if isinstance(value, dict) and value and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(value)))
        if draw(st.booleans()):
            return {**value, key: mutated(value[key], draw)}
        return {name: part for name, part in value.items() if name != key}
    if isinstance(value, list) and value and draw(st.booleans()):
        index = draw(st.integers(0, len(value) - 1))
        return [*value[:index], mutated(value[index], draw), *value[index + 1 :]]
    return draw(junk)


@st.composite
def named_values(draw: st.DrawFn) -> tuple[str, Any]:
    name = draw(st.sampled_from(names()))
    value = draw(st.sampled_from(schema(name)["examples"]))
    return name, mutated(value, draw) if draw(st.integers(0, 4)) else value


@given(named_values())
def test_our_faster_validator_agrees_with_jsonschema(case: tuple[str, Any]) -> None:
    name, value = case
    expected = Draft202012Validator(schema(name)).is_valid(value)
    assert validator(name).is_valid(value) is expected
    assert validator(name).is_valid(json.loads(json.dumps(value))) is expected
