"""The wheel holds the package as git knows it, and nothing else."""

from __future__ import annotations

import configparser
import fnmatch
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: there is no list of files to compare with")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tracked: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build from a copy of what git tracks: files that merely lie about do not count."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in tracked:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, copy / name)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(copy)]
    end = subprocess.run(command, capture_output=True, text=True, check=False)
    assert end.returncode == 0, end.stdout + end.stderr
    (built,) = out.glob("*.whl")
    return built


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_exactly_the_tracked_package(wheel: Path, tracked: list[str]) -> None:
    info = f"{'-'.join(wheel.name.split('-')[:2])}.dist-info/"
    expected = {name for name in tracked if name.startswith("execretrieval/")}
    about = {
        f"{info}{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")
    }
    assert names(wheel) == expected | about


def test_the_wheel_is_pure_and_typed(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "execretrieval/py.typed" in names(wheel)


@pytest.mark.parametrize("pattern", ["execretrieval/schemas/*.json", "execretrieval/registry/bundled/*/*.py"])
def test_the_wheel_holds_the_data_files(wheel: Path, pattern: str) -> None:
    assert fnmatch.filter(names(wheel), pattern)


def test_the_wheel_installs_the_two_commands(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/entry_points.txt"))
        parser = configparser.ConfigParser()
        parser.read_string(archive.read(name).decode("utf-8"))
    assert parser.sections() == ["console_scripts"]
    assert dict(parser["console_scripts"]) == {
        "execretrieval": "execretrieval.cli:main",
        "mutate": "execretrieval.cli:mutate_main",
    }
