"""Published data beside the repository, which is not part of it."""

from __future__ import annotations

from pathlib import Path

import pytest

DATA = Path(__file__).resolve().parents[3] / "../shared/data"


def published(name: str) -> Path:
    path = DATA / name
    if not path.is_file():
        pytest.skip(f"{name} is not there: put it into {DATA.name}/ of a folder `shared` beside the checkout")
    return path


@pytest.fixture
def humaneval() -> Path:
    return published("HumanEval.jsonl.gz")


@pytest.fixture
def mbpp() -> Path:
    return published("mbpp.jsonl")


@pytest.fixture
def sanitized() -> Path:
    return published("sanitized-mbpp.json")
