"""Awkward modules: each is taken or refused, with the right reason. Nothing of them is ever imported."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from execretrieval.errors import InputError
from execretrieval.registry import Task, to_taskfile
from execretrieval.registry.doctests import import_doctests
from execretrieval.registry.importers import Imported
from execretrieval.runner import Job, run

Make = Callable[..., Imported]
DOC = "Give the value that the caller wants to have."


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Import modules given as text, `mod.py` first, others by keyword (`__` stands for a folder)."""

    def make(text: str = "", **others: str) -> Imported:
        files = {"mod": text, **others} if text else others
        for name, content in files.items():
            path = tmp_path / f"{name.replace('__', '/').replace('INIT', '__init__')}.py"
            path.parent.mkdir(exist_ok=True, parents=True)
            path.write_text(textwrap.dedent(content), encoding="utf-8", newline="")
        return import_doctests(tmp_path, domain="own")

    return make


def only(imported: Imported) -> Task:
    assert imported.refusals == ()
    (task,) = imported.tasks
    return task


def passes(task: Task) -> bool:
    (verdict,) = run([Job(task.canonical, task.test_suite)])
    return verdict.passed


def reason(imported: Imported) -> str:
    assert imported.tasks == ()
    (refusal,) = imported.refusals
    return refusal.reason


def test_query_code_and_tests_come_from_one_function(make: Make) -> None:
    task = only(
        make('''
        """About the module."""
        import math
        import os

        UNUSED = 1
        FACTOR = 2

        def other():
            return UNUSED

        def area(r):
            """Area of a circle of radius r, scaled twice.

            >>> area(0)
            0.0
            >>> area('x')
            Traceback (most recent call last):
                ...
            TypeError: can't multiply sequence by non-int of type 'float'
            """
            # by the book
            return FACTOR * math.pi * r**2 if r else 0.0 * len("")
        ''')
    )
    assert task.task_id == "mod/area"
    assert task.function_name == "area"
    assert task.query == "Area of a circle of radius r, scaled twice."
    assert task.canonical == (
        "import math\nFACTOR = 2\n\n\ndef area(r):\n    # by the book\n"
        '    return FACTOR * math.pi * r**2 if r else 0.0 * len("")'
    )
    assert task.test_suite == (
        "assert area(0) == 0.0",
        f"try:\n    area('x')\nexcept TypeError:\n    pass\nelse:\n    {ELSE}",
    )
    assert task.provenance == {"source": "doctests", "id": "mod:area"}
    assert passes(task)


def function(body: str, examples: str, *, before: str = "", head: str = "def f(x):") -> str:
    lines = "\n".join(f"    {line}" for line in textwrap.dedent(examples).strip().split("\n"))
    code = "\n".join(f"    {line}" for line in textwrap.dedent(body).strip().split("\n"))
    return f'{textwrap.dedent(before)}\n{head}\n    """{DOC}\n\n{lines}\n    """\n{code}\n'


TAKEN = {
    "decorator": function(
        "return x",
        ">>> f(1)\n2",
        before="""
        import functools
        def twice(g):
            @functools.wraps(g)
            def inner(x): return g(2 * x)
            return inner
        """,
        head="@twice\ndef f(x):",
    ),
    "closure": function("def inner(): return x + SHIFT\nreturn inner()", ">>> f(1)\n3", before="SHIFT = 2"),
    "mutual recursion": function(
        "return x == 0 or odd(x - 1)",
        ">>> f(4)\nTrue",
        before="def odd(x): return x != 0 and f(x - 1)",
    ),
    "star import": function("return floor(x)", ">>> f(1.5)\n1", before="from math import *"),
    "conditional import": function(
        "return np is None",
        ">>> f(1)\nTrue",
        before="try:\n    import numpy_of_nobody as np\nexcept ImportError:\n    np = None",
    ),
    "import for another Python": function(
        "return x",
        ">>> f(1)\n1",
        before="import sys\nif sys.version_info < (3, 0):\n    import nothing as n\nelse:\n    n = 1",
    ),
    "import for type checkers": function(
        "return x",
        ">>> f(1)\n1",
        before="""
        from __future__ import annotations
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from numpy import ndarray
        """,
        head="def f(x: ndarray) -> ndarray:",
    ),
    "annotation of a package that is not there": function(
        "return x", ">>> f(1)\n1", before="import numpy as np", head="def f(x: np.ndarray):"
    ),
    "name shadowed by a local": function(
        "np = x\nreturn np", ">>> f(1)\n1", before="import numpy_of_nobody as np"
    ),
    "comprehension variable like an import": function(
        "return [np for np in x]", ">>> f([1])\n[1]", before="import numpy_of_nobody as np"
    ),
    "dataclass": function(
        "return Point(x)",
        ">>> f(1)\nPoint(x=1)\n>>> f(1) == Point(1)\nTrue",
        before="from dataclasses import dataclass\n@dataclass\nclass Point:\n    x: int",
    ),
    "enum": function(
        "return Color(x)",
        ">>> f(1)\n<Color.RED: 1>\n>>> f(1) is Color.RED\nTrue",
        before="import enum\nclass Color(enum.Enum):\n    RED = 1",
    ),
    "printing function": function(
        "print(x)\nreturn x", ">>> f(1)\n1\n1\n>>> for i in range(2):\n...     y = f(i)\n0\n1\n>>> y\n1"
    ),
    "printed value": function("return x", ">>> print(f('a b'))\na b"),
    "printing example": function("return x()", ">>> def say():\n...     print('hello')\n>>> f(say)\nhello"),
    "earlier examples": function(
        "return x", ">>> a = f(1)\n>>> b = a + 1\n>>> f(b)\n2\n>>> xs = []\n>>> xs.append(f(3))\n>>> xs\n[3]"
    ),
    "own name": function(
        "return x", ">>> import mod\n>>> mod.f(1)\n1\n>>> from mod import f as g\n>>> g(2)\n2"
    ),
    "ellipsis": function("return range(x)", ">>> list(f(9)) # doctest: +ELLIPSIS\n[0, 1, ..., 8]"),
    "white space": function("return 'a   b ' * x", ">>> f(2) # doctest: +NORMALIZE_WHITESPACE\n'a b\na b '"),
    "blank line": function("return x", r">>> print(f('a\\n\\nb'))" + "\na\n<BLANKLINE>\nb"),
    "sets": function("return frozenset(x)", ">>> f('abc')\nfrozenset({'a', 'b', 'c'})"),
    "non-ASCII": function("return größe(x)", ">>> f('ä€')\n'ä€ü'", before="def größe(x): return x + 'ü'"),
    "several binders": function(
        "return VALUE", ">>> f(0)\n3", before="VALUE = 1\nVALUE += 1\nif VALUE == 2:\n    VALUE = 3"
    ),
    "registry that fills": function(
        "return TABLE[x]", ">>> f('a')\n1", before="TABLE = {}\nTABLE['a'] = 1\nTABLE.update(b=2)"
    ),
    "single dispatch": function(
        "return 'any'",
        ">>> f(1)\n'int'\n>>> f('a')\n'any'",
        before="import functools",
        head="@functools.singledispatch\ndef f(x):",
    )
    + "\n@f.register(int)\ndef _(x):\n    return 'int'\n",
    "cached state": function(
        "global COUNT\nCOUNT += x\nreturn COUNT", ">>> f(1)\n1\n>>> f(1)\n2", before="COUNT = 0"
    ),
    "semicolons": "A = 1; B = 2\n" + function("return A + x", ">>> f(1); f(1)\n2\n2"),
    "mixed spelling": function("return x", ">>> f(1) ; y = 1\n1\n>>> y\n1"),
    "boolean expression": function("return x", ">>> f(0) or 5\n5\n>>> 1, f(2)\n(1, 2)\n>>> f(None)"),
    "long string in an example": function(
        "return x", ">>> f('''a\n... b''')\n'a\\\\nb'\n>>> [f(1),\n...  2]\n[1, 2]"
    ),
}


@pytest.mark.parametrize("name", TAKEN)
def test_awkward_code_is_taken_and_passes(make: Make, name: str) -> None:
    tasks = {task.function_name: task for task in make(TAKEN[name]).tasks}
    assert list(tasks) == ["f"]
    assert passes(tasks["f"]), f"{tasks['f'].canonical}\n\n{tasks['f'].test_suite}"


ELSE = "raise AssertionError('TypeError not raised')"
ONE = ">>> f(1)\n1"
REFUSED = {
    "third-party import: numpy": function("return np.zeros(x)", ONE, before="import numpy as np"),
    "third-party import: requests": function("import requests\nreturn x", ONE),
    "third-party import: yaml": function("return load(x)", ONE, before="from yaml import *"),
    "uses missing, which mod does not define": function("return missing(x)", ONE),
    "uses fixture, which mod does not define": function("return x", ">>> f(fixture)\n1"),
    "imports there, which is not there": function("return g(x)", ONE, before="from .there import g"),
    "no examples but those that are skipped": function("return x", ">>> f(1) # doctest: +SKIP\n1"),
    "no example that is run uses f": function("return x", ">>> 1 + 1\n2"),
    "query too short: 1 words of prose": function("return x", ONE).replace(DOC, "Identity."),
    "too long: 302 lines with what it needs, more than 200": function("x += 1\n" * 300 + "return x", ONE),
    "malformed example: in line 3 of the docstring: lacks blank after >>>: '    >>>f(1)'": function(
        "return x", ">>>f(1)\n1"
    ),
    "malformed example: syntax error: invalid syntax": function("return x", ">>> f(1) f(2)\n1"),
}


@pytest.mark.parametrize("expected", REFUSED)
def test_what_cannot_be_taken_is_refused_with_its_reason(make: Make, expected: str) -> None:
    assert reason(make(REFUSED[expected])) == expected


def test_a_function_inside_another_is_refused(make: Make) -> None:
    inner = textwrap.indent(function("return x", ">>> f(1)\n1"), "    ")
    imported = make(f"def outer():\n{inner}\n    return f\n")
    assert reason(imported) == "stands inside another function, where no test can call it"


def test_methods_take_their_class_along(make: Make) -> None:
    task = only(
        make('''
        STEP = 2

        class Base:
            def step(self):
                return STEP

        class Counter(Base):
            def up(self, by):
                """Go up by so many steps and tell where that is.

                >>> c = Counter()
                >>> c.up(2)
                4
                """
                self.at = getattr(self, "at", 0) + by * self.step()
                return self.at
        ''')
    )
    assert task.task_id == "mod/Counter.up"
    assert task.function_name == "Counter"
    assert "class Base" in task.canonical
    assert '"""' not in task.canonical
    assert passes(task)
    assert to_taskfile(task)


def test_names_come_from_other_modules_of_the_package(make: Make) -> None:
    task = only(
        make(
            pkg__INIT="from .core import *\nfrom pkg.helpers import half as halved\n",
            pkg__core=function(
                "return half(ten() + x)",
                """
                >>> from pkg import halved
                >>> import pkg
                >>> halved(f(10)), pkg.f(0)
                (5.0, 5.0)
                """,
                before="from .helpers import half\nfrom pkg.sub import ten_again as ten\n__all__ = ['f']",
            ),
            pkg__helpers="TWO = 2\ndef half(x): return x / TWO\n",
            pkg__sub__INIT="def ten_again(): return 10\n",
        )
    )
    assert task.task_id == "pkg.core/f"
    assert task.canonical.index("TWO = 2") < task.canonical.index("def half") < task.canonical.index("def f(")
    assert "import" not in task.canonical
    assert passes(task)


def test_one_name_for_two_things_is_refused(make: Make) -> None:
    imported = make(
        pkg__INIT="",
        pkg__a=function("return g(x) + K", ">>> f(1)\n3", before="from .b import g\nK = 1"),
        pkg__b="K = 2\ndef g(x): return K\n",
    )
    assert reason(imported) == "needs two things called K: of pkg.a and of pkg.b"


def test_a_module_of_the_package_as_an_object_is_refused(make: Make) -> None:
    imported = make(
        pkg__INIT="",
        pkg__a=function("return b.g(x)", ">>> f(1)\n3", before="from . import b"),
        pkg__b="def g(x): return 2\n",
    )
    assert reason(imported) == "imports pkg.b, a module of its own package"


def test_the_same_text_whatever_the_line_ends(tmp_path: Path) -> None:
    text = TAKEN["decorator"]
    (tmp_path / "lf.py").write_bytes(text.encode())
    (tmp_path / "crlf.py").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    crlf, lf = import_doctests(tmp_path).tasks
    assert (crlf.canonical, crlf.test_suite) == (lf.canonical, lf.test_suite)
    assert "\r" not in crlf.canonical


def test_a_hostile_tree_ends_with_reasons_and_runs_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    good = function("return x", ">>> f(1)\n1")
    (tmp_path / "runs.py").write_text(f"open({str(mark)!r}, 'w')\n{good}")
    (tmp_path / "large.py").write_bytes(b"# >>>\n" + b"x = 1\n" * (50 << 20 >> 2))
    (tmp_path / "deep.py").write_text(f"# >>>\nx = {' + '.join(['1'] * 10_000)}\n")
    (tmp_path / "nested.py").write_text(f"# >>>\nx = {'(' * 1000}{')' * 1000}\n")
    (tmp_path / "latin.py").write_bytes(b"# \xe9 >>>\n")
    (tmp_path / "null.py").write_bytes(b"# >>>\0\n")
    (tmp_path / "cookie.py").write_bytes(b"# coding: none-such\n# >>>\n")
    (tmp_path / "loop").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "link.py").symlink_to("/etc/passwd")
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "empty.py").touch()
    imported = import_doctests(tmp_path)
    assert [task.task_id for task in imported.tasks] == ["runs/f"]
    assert {refusal.task_id: refusal.reason for refusal in imported.refusals} == {
        "cookie.py": "is not Python source: unknown encoding: none-such",
        "deep.py": "is nested too deeply to parse",
        "large.py": "is larger than 2 MiB",
        "latin.py": "is not Python source: invalid or missing encoding declaration",
        "nested.py": "syntax error: too many nested parentheses",
        "null.py": "is a binary file, not Python source",
    }
    assert not mark.exists()


def test_an_installed_package_is_found_but_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package_of_a_test"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('was imported')\n")
    (package / "part.py").write_text(function("return x", ">>> f(1)\n1"))
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("package_of_a_test", "package_of_a_test.part"):
        assert only(import_doctests(name)).task_id == "package_of_a_test.part/f"
    with pytest.raises(InputError, match="no module package_of_a_test\\.none"):
        import_doctests("package_of_a_test.none")
    with pytest.raises(InputError, match="neither a path nor an installed package"):
        import_doctests("package_of_nobody")
    with pytest.raises(InputError, match="no such file or folder"):
        import_doctests("no/such/file.py")


def test_every_canonical_parses_and_no_docstring_is_left(make: Make) -> None:
    for text in TAKEN.values():
        for task in make(text).tasks:
            assert not any(
                ast.get_docstring(node)
                for node in ast.walk(ast.parse(task.canonical))
                if isinstance(node, ast.FunctionDef)
            )
