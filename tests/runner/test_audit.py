"""Code that passes by the circumstances is found, code that does not is left alone."""

from __future__ import annotations

from functools import partial

import pytest

from execretrieval.runner import Job, run
from execretrieval.runner.audit import audit
from execretrieval.runner.tiers import best

HONEST = Job(
    "import datetime, random\ndef f(x):\n    random.Random(1).random()\n    return {x, x + 1}\n",
    ("assert f(1) == {1, 2}", "y = f(2)\nassert len(y) == 2", "assert y == {2, 3}"),
)


verdicts = partial(run, tier=best(), trusted=True)


def dependences(code: str, *tests: str) -> set[str]:
    return {finding.dependence for finding in audit(verdicts([Job(code, tests)]), verdicts)}


def test_honest_code_has_no_finding() -> None:
    assert list(audit(verdicts([HONEST]), verdicts)) == []


@pytest.mark.parametrize(
    ("code", "test", "dependence"),
    [
        ("def f():\n    return list(set('abcdefgh'))", "assert f() == {}", "seed-dependent"),
        ("import random\ndef f():\n    return random.random()", "assert f() == {}", "seed-dependent"),
        (
            "import time\ndef f():\n    return time.localtime(0).tm_hour",
            "assert f() == {}",
            "clock-dependent",
        ),
        (
            "import datetime\ndef f():\n    return datetime.date.today().year",
            "assert f() == {}",
            "clock-dependent",
        ),
    ],
)
def test_what_depends_on_circumstances_is_found(code: str, test: str, dependence: str) -> None:
    probe = Job(code, ("value = f()\nassert False, repr(value)",))
    [verdict] = verdicts([probe])
    value = verdict.outcomes[0].removeprefix("FAIL:")
    assert dependences(code, test.format(value)) == {dependence}


def test_tests_that_change_what_later_ones_see_are_found() -> None:
    code = "items = []\ndef f(x):\n    items.append(x)\n    return len(items)\n"
    assert dependences(code, "assert f(1) == 1", "assert f(2) == 2") == {"order-dependent"}


def test_what_does_not_pass_is_not_audited() -> None:
    assert dependences("def f():\n    return 1", "assert f() == 2") == set()
