"""Run the hostile corpus: `python corpus.py TIER REPEATS` prints what differs from what the files state."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from execretrieval.runner import Job, Limits, Verdict, run

FOLDER = Path(__file__).with_name("hostile")
TESTS = ("assert f(1) == 2", "assert f(41) == 42")
# So little memory that a slow machine, too, fills it within the CPU time.
LIMITS = Limits(wall_s=1.6, cpu_s=0.8, memory_mib=96)
PATIENT = Limits(memory_mib=96)


def snippets(tier: str) -> list[tuple[str, str, dict[str, str]]]:
    """Return name, code and stated verdict of each file that states one for the tier."""
    found = []
    for path in sorted(FOLDER.glob("*.py")):
        code = path.read_text()
        stated = dict(re.findall(r"^# (expect|ended|tiers): (.*)$", code, re.MULTILINE))
        if tier == stated.get("tiers", tier):
            found.append((path.stem, code, stated))
    return found


def differences(tier: str, repeats: int = 1) -> Iterator[str]:
    """Yield one line for each verdict that is not as stated."""
    known = snippets(tier) * repeats
    verdicts = run((Job(code, TESTS) for _, code, _ in known), limits=LIMITS, workers=2, tier=tier)
    for (name, _, stated), first in zip(known, verdicts, strict=True):
        verdict = first
        if not as_stated(first, stated) and "TIMEOUT" in first.outcomes:
            # A busy machine, or one whose memory is slow when first used: once more, alone, and with time.
            (verdict,) = run([first.job], limits=PATIENT, workers=1, tier=tier)
        if not as_stated(verdict, stated):
            yield f"{name}: {verdict.outcomes} {verdict.ended_by}, not {stated}"


def as_stated(verdict: Verdict, stated: dict[str, str]) -> bool:
    """Whether all outcomes and the end are as the file says."""
    outcomes = all(re.fullmatch(stated["expect"], outcome, re.DOTALL) for outcome in verdict.outcomes)
    return outcomes and re.fullmatch(stated["ended"], verdict.ended_by) is not None


if __name__ == "__main__":
    found = list(differences(sys.argv[1], int(sys.argv[2])))
    sys.stdout.writelines(f"{line}\n" for line in found)
    sys.exit(bool(found))
