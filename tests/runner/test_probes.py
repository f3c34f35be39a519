"""`execretrieval sandbox`: what is promised holds, and the attempts do succeed where nothing stops them."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from execretrieval.cli.sandbox import sandbox
from execretrieval.errors import UsageError
from execretrieval.runner.probes import probe
from execretrieval.runner.tiers import PLAIN, SANDBOXES, refusal_of


@pytest.mark.parametrize("tier", SANDBOXES)
def test_a_sandbox_holds_what_it_promises(tier: str) -> None:
    if reason := refusal_of(tier):
        pytest.skip(reason)
    found = {finding.probe: finding.result for finding in probe(tier)}
    assert len(found) == 14
    assert "broken" not in found.values()
    assert list(found.values()).count("not promised") <= 1


def test_the_attempts_succeed_where_nothing_stops_them() -> None:
    found = [finding.probe for finding in probe(PLAIN) if finding.result == "not promised"]
    expected = {
        "reads a file outside",
        "writes outside its folder",
        "connects to a server",
        "starts a program",
    }
    assert expected <= set(found)


def test_the_command_prints_lines_for_people_and_for_machines() -> None:
    result = CliRunner().invoke(sandbox, ["--tier", PLAIN, "--json"])
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert {row["tier"] for row in rows} == {PLAIN}
    assert {"tier", "probe", "result", "outcome"} == set(rows[0])
    result = CliRunner().invoke(sandbox, ["--tier", PLAIN])
    assert result.stdout.startswith("subprocess: ")
    assert "not promised  reads a file outside" in result.stdout


def test_an_unknown_tier_is_named_with_the_known_ones() -> None:
    result = CliRunner().invoke(sandbox, ["--tier", "docker"])
    assert isinstance(result.exception, UsageError)


def test_a_broken_promise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from execretrieval.runner import probes

    everywhere = tuple(
        probes.Probe(item.name, item.code, (*item.promised_by, PLAIN)) for item in probes._PROBES[:1]
    )
    monkeypatch.setattr(probes, "_PROBES", everywhere)
    result = CliRunner().invoke(sandbox, ["--tier", PLAIN])
    assert "broken        reads a file outside" in result.stdout
    assert result.exit_code == 1
