"""The hostile corpus: every file of `hostile/` gets the verdict it states, in both sandboxes.

`python tests/runner/corpus.py TIER 3` runs it three times over.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import execretrieval
from execretrieval.runner import Job, Limits, run
from execretrieval.runner.tiers import SANDBOXES, refusal_of

CORPUS = Path(__file__).with_name("corpus.py")
# A user of nobody else: the cap on processes counts all that run under one number.
NOBODY = 61_000 + os.getpid() % 4_000


@pytest.mark.parametrize("tier", SANDBOXES)
def test_every_snippet_gets_the_verdict_that_it_states(tier: str) -> None:
    if reason := refusal_of(tier):
        pytest.skip(reason)
    result = subprocess.run([sys.executable, CORPUS, tier, "1"], capture_output=True, text=True)
    assert (result.stdout.strip(), result.stderr, result.returncode) == ("", "", 0)
    assert not Path("/tmp/execretrieval-was-here").exists()


def python_for_all() -> str:
    """Return an interpreter that `nobody` can run."""
    for name in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        program = "import sys, encodings, json; sys.exit(sys.version_info < (3, 11))"
        try:
            if subprocess.run([name, "-c", program], user=NOBODY, stderr=subprocess.DEVNULL).returncode == 0:
                return name
        except OSError:
            continue
    pytest.skip("no Python 3.11 that an unprivileged user can run")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user; the test above ran as one")
@pytest.mark.parametrize("tier", SANDBOXES)
def test_the_same_as_an_unprivileged_user(tier: str) -> None:
    python = python_for_all()
    folder = Path(tempfile.gettempdir()) / f"execretrieval-test-{os.getpid()}"
    folder.mkdir(mode=0o755)
    try:
        package = Path(execretrieval.__file__).parent
        shutil.copytree(package, folder / "execretrieval", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(CORPUS.parent / "hostile", folder / "hostile")
        shutil.copy(CORPUS, folder)
        result = subprocess.run(
            [python, "corpus.py", tier, "1"],
            cwd=folder,
            env={"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
            user=NOBODY,
            group=NOBODY,
            extra_groups=[],
            capture_output=True,
            text=True,
        )
    finally:
        shutil.rmtree(folder)
    if "cannot be had here" in result.stderr:
        pytest.skip(result.stderr.strip().splitlines()[-1])
    assert (result.stdout.strip(), result.stderr, result.returncode) == ("", "", 0)


def test_wrong_answers_are_unwitnessed_at_most_and_right_ones_are_witnessed() -> None:
    if reason := refusal_of(SANDBOXES[0]):
        pytest.skip(reason)
    jobs = [
        Job(
            "def f(x): return x + 1", ("assert f(1) == 2", "assert f(2) in (3, 4)", "assert f(f(1)) == f(2)")
        ),
        Job(
            "class A:\n    __eq__ = lambda *_: True\ndef f(x): return A()",
            ("assert f(1) == 2", "assert f(2) == f(3)"),
        ),
    ]
    honest, hostile = run(jobs, limits=Limits(), tier=SANDBOXES[0])
    assert (honest.outcomes, honest.unwitnessed) == (("pass",) * 3, 1)
    assert (hostile.outcomes, hostile.unwitnessed) == (("FAIL", "pass"), 1)
