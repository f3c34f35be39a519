"""What `run` promises of any engine: outcomes, order, streaming, variants, failures of the machine."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, cast

import pytest

from execretrieval.errors import RunnerError, UsageError
from execretrieval.runner import Job, Limits, Variant, Verdict, VerdictCache, run
from execretrieval.runner.plain import PlainEngine
from execretrieval.runner.tiers import PLAIN, TIERS, refusal_of

SHORT = Limits(wall_s=3.0, cpu_s=1.0, memory_mib=512)


class One(Protocol):
    """Runs one job in the tier at hand."""

    tier: str

    def __call__(
        self, code: str, *tests: str, limits: Limits = SHORT, variant: Variant | None = None
    ) -> Verdict: ...


@pytest.fixture(params=TIERS)
def one(request: pytest.FixtureRequest) -> One:
    if reason := refusal_of(request.param):
        pytest.skip(reason)

    def one(code: str, *tests: str, limits: Limits = SHORT, variant: Variant | None = None) -> Verdict:
        job = Job(code, tests, variant=variant or Variant())
        [verdict] = run([job], limits=limits, workers=1, tier=request.param, trusted=True)
        assert verdict.tier == request.param
        return verdict

    one.tier = request.param  # type: ignore[attr-defined]  # a function can hold it
    return cast(One, one)


ADD = "def add(a, b):\n    return a + b\n"


def test_each_test_has_its_outcome_and_a_failing_one_stops_none(one: One) -> None:
    verdict = one(
        ADD,
        "assert add(1, 2) == 3",
        "assert add(1, 2) == 4",
        "assert add(1, 2) == 4, 'three is not four'",
        "add(1)",
        "raise ValueError",
        "assert add(1, 2) == 3",
    )
    assert verdict.outcomes == (
        "pass",
        "FAIL",
        "FAIL:three is not four",
        "ERROR:TypeError: add() missing 1 required positional argument: 'b'",
        "ERROR:ValueError",
        "pass",
    )
    assert (verdict.ended_by, verdict.passed, verdict.tests_failed) == ("assert", False, 4)


def test_later_blocks_see_what_earlier_ones_defined(one: One) -> None:
    verdict = one(ADD, "import math\nx = add(1, 1)\nassert x == 2", "x += 1", "assert math.floor(x) == 3")
    assert verdict.outcomes == ("pass",) * 3


def test_code_that_fails_at_import_gives_every_test_the_same_error(one: One) -> None:
    verdict = one("1 / 0", "assert True", "assert False")
    assert verdict.outcomes == ("ERROR:ZeroDivisionError: division by zero",) * 2
    assert verdict.ended_by == "exception"
    assert one("def f(:", "pass").outcomes == ("ERROR:SyntaxError: invalid syntax (candidate.py, line 1)",)
    assert (
        one("x = 1\0", "pass").outcomes[0].startswith("ERROR:SyntaxError: source code string cannot contain")
    )


@pytest.mark.parametrize(
    ("statement", "outcome", "ended_by"),
    [
        ("while True: pass", "TIMEOUT", "timeout"),
        ("import os; os._exit(0)", "ERROR:no report: exit code 0", "no_report"),
        ("import os; os._exit(7)", "ERROR:no report: exit code 7", "no_report"),
        ("import os; os.kill(os.getpid(), 11)", "ERROR:killed: signal 11 (SIGSEGV)", "signal"),
    ],
)
def test_the_test_that_ended_the_process_and_all_later_ones_share_its_outcome(
    one: One, statement: str, outcome: str, ended_by: str
) -> None:
    verdict = one(ADD, "assert add(1, 1) == 2", statement, "assert add(1, 1) == 2")
    assert verdict.outcomes == ("pass", outcome, outcome)
    assert verdict.ended_by == ended_by
    assert one(f"{statement}\n", "pass").outcomes == (outcome,)


@pytest.mark.parametrize(
    ("tests", "ended_by"),
    [
        (("assert False", "1 / 0"), "assert"),
        (("1 / 0", "raise MemoryError"), "exception"),
        (("raise MemoryError", "import os; os._exit(1)"), "memory"),
        (("import no_such_module",), "environment"),
        (("1 / 0", "import os; os._exit(1)"), "exception"),
        (("pass",), "pass"),
        ((), "pass"),
    ],
)
def test_the_most_telling_kill_names_the_verdict(one: One, tests: tuple[str, ...], ended_by: str) -> None:
    assert one("", *tests).ended_by == ended_by


def test_a_sleeper_is_stopped_by_the_wall_clock_and_a_loop_by_the_cpu_clock(one: One) -> None:
    asleep = one("import time", "time.sleep(60)", limits=Limits(wall_s=0.3))
    busy = one("", "while True: pass", limits=Limits(wall_s=30.0, cpu_s=0.25))
    assert asleep.outcomes == busy.outcomes == ("TIMEOUT",)
    assert asleep.cpu_s < 0.25 <= busy.cpu_s < 5


def test_memory_is_bounded(one: One) -> None:
    verdict = one("", "x = bytearray(2 << 30)", "assert True", limits=Limits(memory_mib=256))
    assert verdict.outcomes == ("ERROR:MemoryError", "pass")
    assert verdict.ended_by == "memory"


def test_messages_are_the_same_in_every_run(one: One) -> None:
    verdict = one(
        "class Thing: pass",
        "raise ValueError(Thing())",
        "assert False, Thing()",
        "raise ValueError('a\\nb\\ud800')",
        "raise ValueError('x' * 1000)",
        "import os; open(os.path.join(os.getcwd(), 'missing'))",
    )
    assert verdict.outcomes == (
        "ERROR:ValueError: <__main__.Thing object at 0x…>",
        "FAIL:<__main__.Thing object at 0x…>",
        "ERROR:ValueError: a b\\ud800",
        f"ERROR:ValueError: {'x' * 199}…",
        "ERROR:FileNotFoundError: [Errno 2] No such file or directory: './missing'",
    )


def test_an_exception_that_cannot_be_shown_is_still_an_error(one: One) -> None:
    code = """
class Rude(BaseException):
    def __str__(self):
        raise KeyboardInterrupt
class Liar(AssertionError):
    def __str__(self):
        return type("text", (str,), {})("pass")
class Meta(type):
    __name__ = property(lambda cls: 1 / 0)
class Odd(Exception, metaclass=Meta): pass
"""
    assert one(code, "raise Rude", "raise Liar", "raise Odd('here')", "raise KeyboardInterrupt").outcomes == (
        "ERROR:Rude",
        "FAIL",
        "ERROR:Odd: here",
        "ERROR:KeyboardInterrupt",
    )


def test_the_code_is_the_main_module_with_its_source_at_hand(one: One) -> None:
    code = "import dataclasses, inspect\n@dataclasses.dataclass\nclass P:\n    x: 'int' = 1\n"
    code += "def f():\n    return 2\n"
    verdict = one(
        code,
        "assert repr(P) == \"<class '__main__.P'>\"",
        "assert P() == P(1)",
        "assert inspect.getsource(f) == 'def f():\\n    return 2\\n'",
        "import pickle; assert pickle.loads(pickle.dumps(P(3))) == P(3)",
        "def g(x: int): pass\nassert g.__annotations__ == {'x': int}",
        "import sys; assert not [name for name in sys.modules if 'execretrieval' in name]",
        "import gc; assert any(item is globals() for item in gc.get_referrers(P))",
    )
    assert verdict.outcomes == ("pass",) * 7


def test_each_job_has_its_own_limits_also_on_the_worker_of_another(one: One) -> None:
    check = "import resource\nassert resource.getrlimit(resource.{})[0] == {}"
    jobs = [
        Job(
            "",
            (
                check.format("RLIMIT_AS", limits.memory_mib << 20),
                check.format("RLIMIT_FSIZE", limits.file_mib << 20),
                check.format("RLIMIT_CPU", int(limits.cpu_s) + 1),
            ),
            limits,
        )
        for limits in (Limits(), Limits(memory_mib=512), Limits(file_mib=3), Limits(cpu_s=2), Limits())
    ]
    for verdict in run(jobs, workers=1, tier=one.tier, trusted=True):
        assert verdict.outcomes == ("pass",) * 3


@pytest.mark.parametrize(
    "bounds",
    [{"cpu_s": float("inf")}, {"cpu_s": float("nan")}, {"wall_s": 0}, {"wall_s": -1.0}, {"memory_mib": -1},
     {"memory_mib": 512.5}, {"memory_mib": 2**66}, {"file_mib": 0}, {"file_mib": True}],
)  # fmt: skip
def test_what_is_no_bound_is_refused(bounds: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=f"the limit {next(iter(bounds))} must be"):
        Limits(**bounds)


def test_the_environment_is_empty_and_the_streams_lead_nowhere(
    one: One, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("API_KEY", "secret")
    verdict = one(
        "import os, sys",
        "assert set(os.environ) == {'HOME', 'LC_ALL', 'PYTHONHASHSEED', 'TMPDIR', 'TZ'}",
        "print('x' * 10_000_000); sys.stderr.write('y' * 10_000_000)",
        "input()",
        "assert sys.getfilesystemencoding() == 'utf-8' and sys.argv == ['candidate.py']",
        "assert os.getcwd() == os.environ['HOME'] and os.listdir() == []",
    )
    assert verdict.outcomes == ("pass", "pass", "ERROR:EOFError: EOF when reading a line", "pass", "pass")


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def processes(scratch: Path) -> list[str]:
    """Every process that was started with a folder below `scratch`."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal():
                text = (folder / "cmdline").read_bytes() + (folder / "environ").read_bytes()
                found += [folder.name] if bytes(scratch) in text else []
        except OSError:
            continue
    return found


def test_nothing_is_left_behind(one: One, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    descriptors = open_files()
    verdict = one(
        "import os, threading, time",
        "os.makedirs('a/b')\nopen('a/b/c', 'w').close()",
        "os.mkdir('locked', 0o300)\nopen('locked/file', 'w').close()\nos.symlink('/etc', 'link')",
        "for n in range(300):\n    os.mkdir('d')\n    os.chdir('d')",
        "threading.Thread(target=time.sleep, args=(600,)).start()",
        "if os.fork() == 0:\n    time.sleep(600)",
    )
    assert verdict.outcomes == ("pass",) * 5
    assert list(tmp_path.iterdir()) == []
    assert open_files() == descriptors
    assert processes(tmp_path) == []


def test_one_job_leaves_nothing_to_the_next(one: One) -> None:
    litter = "import os\nopen('a', 'w').close()\nos.mkdir('b', 0o300)\nopen('b/c', 'w').close()"
    look = "import os\nassert os.listdir() == [], os.listdir()"
    jobs = [Job(litter, ("pass",)), Job("", (look,)), Job(litter, ("pass",)), Job("", (look,))]
    verdicts = list(run(jobs, limits=SHORT, tier=one.tier, trusted=True))
    assert all(verdict.passed for verdict in verdicts)


def test_a_daemon_holding_the_report_does_not_keep_the_verdict(one: One) -> None:
    code = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(2)\n    os._exit(0)\n"
    verdict = one(code, "assert True")
    assert verdict.passed
    assert verdict.wall_s < 2


def test_a_fork_of_the_candidate_reports_nothing(one: One) -> None:
    assert one("import os\nos.fork()\n", "assert True", "assert True").outcomes == ("pass", "pass")


@pytest.mark.parametrize("line", ["0 P \\n", "-1 P \\n", "nonsense", "\\n", "1 P \\n"])
def test_forged_lines_make_the_whole_report_worthless(one: One, line: str) -> None:
    write = f"    try: os.write(fd, b'{line}')\n    except OSError: pass"
    forge = f"import os\nfor fd in range(3, 2000):\n{write}"
    verdict = one(forge, "assert False", "assert True")
    assert verdict.outcomes == ("ERROR:malformed report",) * 2
    assert verdict.ended_by == "output"


def test_a_report_without_end_is_cut_off(one: One) -> None:
    flood = """
import os
for fd in range(3, 2000):  # where the driver has many files open, so high may the number be
    try:
        while True: os.write(fd, b'x' * 65536)
    except OSError: pass
"""
    assert one(flood, "assert True").outcomes == ("ERROR:malformed report",)


def test_hash_seed_and_time_zone_take_effect(one: One) -> None:
    def value(variant: Variant) -> str:
        return one(
            "import time", "assert False, f'{hash(\"x\")} {time.localtime(0).tm_hour}'", variant=variant
        ).outcomes[0]

    first = value(Variant())
    assert first == value(Variant(repetition=1))
    assert first.split()[1] == "0"
    assert value(Variant(time_zone="EST5")).split() == [first.split()[0], "19"]
    assert value(Variant(hash_seed=1)).split()[0] != first.split()[0]


def test_unseeded_random_is_the_same_in_every_run_of_a_variant(one: One) -> None:
    def value(variant: Variant) -> str:
        return one("import random", "assert False, random.random()", variant=variant).outcomes[0]

    assert value(Variant()) == value(Variant())
    assert len({value(Variant(repetition=n)) for n in range(3)}) == 3


def test_a_year_ahead_the_candidate_sees_another_year(one: One) -> None:
    tests = (
        "import datetime, time; now = time.time()",
        "assert abs(datetime.datetime.now().timestamp() - now) < 60",
        "assert False, int(now) // 86400",
    )
    days = [
        int(one("", *tests, variant=Variant(clock_offset_s=s)).outcomes[2].split(":")[1])
        for s in (0, 86400 * 365)
    ]
    assert days[1] - days[0] in (365, 366)


def test_verdicts_come_in_the_order_of_the_jobs_whatever_their_length() -> None:
    jobs = [
        Job(f"import time\ntime.sleep({0.3 if n % 4 == 0 else 0})", (f"assert {n} < 0, {n}",))
        for n in range(8)
    ]
    outcomes = [verdict.outcomes[0] for verdict in run(jobs, limits=SHORT, workers=2)]
    assert outcomes == [f"FAIL:{n}" for n in range(8)]


def test_jobs_are_pulled_only_as_far_as_the_window_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("execretrieval.runner.pool._WINDOW_PER_WORKER", 3)
    pulled = 0

    def endless() -> Iterator[Job]:
        nonlocal pulled
        while True:
            pulled += 1
            yield Job("", ("pass",))

    verdicts = run(endless(), limits=SHORT, workers=1)
    for _ in range(3):
        next(verdicts)
    assert pulled <= 3 + 3
    verdicts.close()  # type: ignore[attr-defined]  # it is a generator, as its users may know


def test_closing_the_stream_ends_what_runs() -> None:
    started = time.monotonic()
    verdicts = run(
        [Job("", ("pass",)), Job("import time\ntime.sleep(60)", ("pass",))],
        limits=Limits(wall_s=60),
        workers=2,
    )
    next(verdicts)
    verdicts.close()  # type: ignore[attr-defined]
    assert time.monotonic() - started < 30


def test_a_machine_that_fails_is_tried_again_then_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    execute = PlainEngine.execute
    failures = iter([True, True, False, True, True, True])

    def flaky(self: PlainEngine, job: Job, limits: Limits) -> Verdict:
        if next(failures):
            raise RunnerError("no room")
        return execute(self, job, limits)

    monkeypatch.setattr(PlainEngine, "execute", flaky)
    with VerdictCache(tmp_path / "cache") as cache:
        jobs = [Job("", ("assert True",)), Job("", ("assert 1",))]
        passed, failed = run(jobs, limits=SHORT, workers=1, cache=cache, tier=PLAIN, trusted=True)
        assert passed.passed
        assert failed.outcomes == ("ERROR:infrastructure: no room",)
        assert failed.ended_by == "infrastructure"
        assert cache.get(jobs[0], SHORT, "subprocess") is not None
        assert cache.get(jobs[1], SHORT, "subprocess") is None


def test_an_interpreter_that_cannot_start_is_the_machines_failure(
    one: One, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in ("/bin/false", "/no/such/python"):
        monkeypatch.setattr("execretrieval.runner.plain.PYTHON", (program,))
        monkeypatch.setattr("execretrieval.runner.workers.PYTHON", (program,))
        verdict = one("", "pass")
        assert verdict.ended_by == "infrastructure"
        assert verdict.outcomes[0].startswith("ERROR:infrastructure: ")


def test_no_workers_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match="at least 1, not 0"):
        run([], limits=SHORT, workers=0)
