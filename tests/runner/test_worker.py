"""What a worker loads, shows and leaves."""

from __future__ import annotations

import subprocess
import sys

import pytest

from execretrieval.runner import Job, run
from execretrieval.runner.inside.worker import PRELOADED
from execretrieval.runner.tiers import NAMESPACES, PLAIN, refusal_of


def test_no_part_of_a_package_is_loaded_that_its_package_does_not_load() -> None:
    program = (
        "import sys, importlib\n"
        f"for name in {PRELOADED}: importlib.import_module(name)\n"
        "print(*[name for name in sys.modules if '.' in name])\n"
    )
    flags = ["-S", "-s", "-P"]
    names = subprocess.run(
        [sys.executable, *flags, "-c", program], capture_output=True, text=True, check=True
    )
    in_every_tier = {"collections.abc", "importlib.machinery"}  # loaded by `candidate` itself
    for name in set(names.stdout.split()) - in_every_tier:
        parent, _, part = name.rpartition(".")
        check = f"import {parent}; {parent}.{part}"
        assert subprocess.run([sys.executable, *flags, "-c", check]).returncode == 0, name


@pytest.mark.skipif(bool(refusal_of(NAMESPACES)), reason=refusal_of(NAMESPACES) or "-")
def test_a_forgotten_import_is_missed_in_every_tier() -> None:
    tests = (
        "import importlib\nimportlib.util",
        "import importlib\nimportlib.machinery",
        "import concurrent\nconcurrent.futures",
        "import xml\nxml.etree",
        "import urllib\nurllib.parse",
        "import email\nemail.message",
        "import collections\ncollections.abc",
        "import os\nos.path",
        "json.dumps(1)",
        "import unittest\nunittest.mock",
    )
    [sandboxed] = run([Job("", tests)], tier=NAMESPACES)
    [plain] = run([Job("", tests)], tier=PLAIN, trusted=True)
    assert sandboxed.outcomes == plain.outcomes


@pytest.mark.skipif(bool(refusal_of(NAMESPACES)), reason=refusal_of(NAMESPACES) or "-")
def test_a_folder_that_cannot_be_emptied_costs_a_new_worker() -> None:
    litter = "import os\nos.mkdir('a', 0o300)\nopen('a/b', 'w').close()\n"
    look = "import os\nassert os.listdir() == []"
    verdicts = list(run([Job(litter, ("assert True",)), Job("", (look,))] * 2, tier=NAMESPACES))
    assert [verdict.passed for verdict in verdicts] == [True] * 4
