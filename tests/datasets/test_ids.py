from __future__ import annotations

import hashlib

import pytest

from execretrieval.datasets import code_sha256, corpus_id, query_id
from execretrieval.datasets import tests_sha256 as suite_sha256
from execretrieval.datasets.ids import canonical_json
from execretrieval.runner import hash_code, hash_tests

# Of sha256sum(1).
ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_ids_are_twelve_digits_of_the_content_hash() -> None:
    assert corpus_id("abc") == "c_ba7816bf8f01"
    assert query_id("abc") == "q_ba7816bf8f01"
    assert code_sha256("abc") == ABC
    assert code_sha256("") == EMPTY


def test_a_suite_is_hashed_as_compact_utf8_json() -> None:
    assert suite_sha256(()) == hashlib.sha256(b"[]").hexdigest()
    expected = hashlib.sha256('["assert f(\\"é\\")","b\\n"]'.encode()).hexdigest()
    assert suite_sha256(['assert f("é")', "b\n"]) == expected
    assert suite_sha256(["a", "b"]) != suite_sha256(["a,b"])


@pytest.mark.parametrize("tests", [(), ("a",), ('assert f("é🙂\u2028\\n")', "x\ty")])
def test_the_runner_hashes_alike(tests: tuple[str, ...]) -> None:
    assert suite_sha256(tests) == hash_tests(tests)
    assert code_sha256("".join(tests)) == hash_code("".join(tests))


def test_canonical_json_is_the_same_for_equal_values() -> None:
    assert (
        canonical_json({"b": [1, 2.0], "a": {"d": "é", "c": None}}) == '{"a":{"c":null,"d":"é"},"b":[1,2.0]}'
    )
    with pytest.raises(ValueError, match="Out of range float"):
        canonical_json(float("nan"))
