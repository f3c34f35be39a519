"""Which tier is taken, refused, and what happens where the kernel offers less."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

from execretrieval.errors import RunnerError, UsageError
from execretrieval.runner import Job, run
from execretrieval.runner.tiers import LANDLOCK, NAMESPACES, PLAIN, RLIMITS, refusal_of

JOB = Job("", ("assert True",))
# unshare and clone with new namespaces; landlock_create_ruleset
UNSHARE = {"x86_64": 272, "aarch64": 97}[platform.machine()]
LANDLOCK_CALL = 444


FORK_TO_THE_LIMIT = """
import time
count = 0
try:
    while count < 5000:
        if os.fork() == 0:
            time.sleep(60)
        count += 1
except BlockingIOError:
    pass
"""


def tier_under(denied: list[int], *arguments: str) -> str:
    """Return the tier in which a job runs when a filter around the driver denies these calls."""
    program = (
        "import sys\n"
        "from execretrieval.runner.inside import _linux\n"
        "from execretrieval.errors import ExecRetrievalError\n"
        "from execretrieval.runner import *\n"
        "_linux.no_new_privileges()\n"
        f"_linux.seccomp_install(_linux.deny_calls({denied}))\n"
        "try:\n"
        f"    [verdict] = run([Job('', ('assert True',))]{''.join(arguments)})\n"
        "    print(verdict.tier, verdict.outcomes)\n"
        "except ExecRetrievalError as error:\n"
        "    print(error)\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(bool(refusal_of(LANDLOCK)), reason=refusal_of(LANDLOCK) or "-")
def test_without_namespaces_it_is_the_second_tier() -> None:
    assert tier_under([UNSHARE]) == "landlock+seccomp ('pass',)\n"


def test_without_either_it_refuses_code_that_is_not_trusted() -> None:
    line = tier_under([UNSHARE, LANDLOCK_CALL])
    assert line.startswith("this would run code without a sandbox (tier 'rlimits'): ")
    assert "--allow-unsandboxed" in line
    assert tier_under([UNSHARE, LANDLOCK_CALL], ", trusted=True") == "rlimits ('pass',)\n"


def test_a_tier_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    [verdict] = run([JOB], tier=PLAIN, trusted=True)
    assert verdict.tier == PLAIN
    with pytest.raises(UsageError, match="allow-unsandboxed"):
        run([JOB], tier=PLAIN)
    with pytest.raises(UsageError, match="unknown tier 'docker'; choose one of namespaces"):
        run([JOB], tier="docker")


@pytest.mark.parametrize("tier", [NAMESPACES, LANDLOCK, RLIMITS])
def test_elsewhere_than_on_linux_only_the_last_tier_is_there(
    tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusal_of.cache_clear()
    monkeypatch.setattr(sys, "platform", "darwin")
    try:
        assert refusal_of(tier) == "needs Linux, not darwin"
        with pytest.raises(RunnerError, match="needs Linux"):
            run([JOB], tier=tier)
        with pytest.raises(UsageError, match="tier 'subprocess'"):
            run([JOB])
    finally:
        refusal_of.cache_clear()


@pytest.mark.skipif(
    os.geteuid() != 0, reason="limits on processes do hold for this user without a change of user"
)
@pytest.mark.parametrize("tier", [NAMESPACES, LANDLOCK, RLIMITS])
def test_no_candidate_is_root_so_the_limit_on_processes_holds(tier: str) -> None:
    tests = (
        "import os, resource",
        "assert os.getuid() != 0 and os.geteuid() != 0",
        "soft, hard = resource.getrlimit(resource.RLIMIT_NPROC)\nassert soft == hard < 5000, soft",
        FORK_TO_THE_LIMIT,
        "assert 0 < count < soft",
    )
    [verdict] = run([Job("", tests)], tier=tier, trusted=True)
    assert verdict.outcomes == ("pass",) * 5
