from __future__ import annotations

import csv
import io

import pytest

from execretrieval.errors import OutputError
from execretrieval.scorer.report import collect, write_figures
from execretrieval.scorer.report.figures import files, latex


def test_equal_reports_give_equal_files(small):
    data, results = small
    report = collect([results], dataset=data)
    first = dict(files(report))
    second = dict(files(report))
    assert first.keys() == second.keys()
    for name in first:
        if name.endswith(".pdf"):  # its objects come in no fixed order
            assert len(first[name]) == len(second[name])
        else:
            assert first[name] == second[name]
    rows = list(csv.DictReader(io.StringIO(first["leaderboard.csv"].decode())))
    assert [row["system"] for row in rows] == [system.name for system in report.systems]
    for row, system in zip(rows, report.systems, strict=True):
        assert float(row["exec@1"]) == pytest.approx(system.value("metrics", "exec@1"), abs=5e-4)


def test_a_folder_that_is_in_use_is_left_alone(small, tmp_path):
    data, results = small
    (tmp_path / "mine.txt").touch()
    with pytest.raises(OutputError):
        write_figures(collect([results], dataset=data), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_latex_takes_any_name():
    assert latex(["a_b", "95 %"], [["x & y\\z {1} ~^<>#$", "+0.5"]]) == (
        "\\begin{tabular}{lr}\n\\toprule\na\\_b & 95 \\% \\\\\n\\midrule\n"
        "x \\& y\\textbackslash{}z \\{1\\} "
        "\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}\\#\\$ & "
        "+0.5 \\\\\n\\bottomrule\n\\end{tabular}\n"
    )


def test_a_name_is_no_formula(scored):
    _, results = scored(3, ["=1+1", "-x", "plain"])
    found = dict(files(collect([results])))["leaderboard.csv"].decode()
    first = {row[0] for row in csv.reader(io.StringIO(found))}
    assert first == {"system", "'=1+1", "'-x", "plain"}
