"""Where no mutant may lie: module level, pragmas, annotations, patterns and the like."""

from __future__ import annotations

import pytest

from execretrieval.mutators import find_mutants

NEVER = {
    "the module's own level": "X = [1, 2][0] + 3 if a < b else f(a, b)\nfor i in range(9): g(i, 1)\n",
    "a class's own level": "class A(B[0], k=1 + 2):\n    x = 1 < 2\n    y: int = 3\n",
    "the tests of a task": "assert f(1, 2) == 3\nassert not f([]) or 1 < 2\n",
    "a main block": "if __name__ == '__main__':\n    def f(x): return x[0]\n    f(1, 2)\n",
    "a main block, written backwards": "if '__main__' == __name__:\n    f = lambda: 1\n",
    "__all__": "__all__ = ['f'] + [n for n in x if (lambda: 1)()]\n",
    "a docstring": "def f(x):\n    '''x == 1 and y < 2'''\n",
    "annotations": "def f(a: Literal[1] = None, *b: x[0], **c: 1 < 2) -> int | None:\n    d: x[0] | y = a\n",
    "a decorator": "@g(1, 2)\n@h[0]\ndef f(x): pass\n",
    "a decorator's lambda": "@g(lambda x: x + 1)\ndef f(x): pass\n",
    "a signature's marks": "def f(a, /, b, *, c, **d): pass\n",
    "match patterns": (
        "def f(x):\n    match x:\n        case 1 | -2 | A(b=3) | {'k': 4}: pass\n        case [5, *_]: pass\n"
    ),
    "an assert inside a function": "def f(x):\n    assert x < 1 or g(x, 2), x[0]\n",
    "a type alias of old": "def f():\n    X: TypeAlias = y[0] | z\n    T: typing.TypeAlias = y[0]\n",
    "a format spec": "def f(x):\n    return f'{x:>{x + 1}} {x:02} {x + 1=}'\n",
    "a pragma on a line": "def f(x):\n    return x[0]  # pragma: no mutate\n",
    "a pragma among other words": "def f(x):\n    return x[0]  # type: ignore  # pragma: no mutate: why\n",
    "a pragma inside a long line": "def f(x):\n    return g(x,  # pragma: no mutate\n        1, 2)\n",
    "a pragma above a line": "def f(x):\n    # pragma: no mutate\n    return x[0]\n",
    "a pragma above others": "def f(x):\n    # pragma:no mutate\n    # why\n\n    return x[0]\n",
    "a pragma on a function": "def f(x):  # pragma: no mutate\n    return x[0]\n    return 1\n",
    "a pragma on a decorated function": "@g\ndef f(x):  # pragma: no mutate\n    return x[0]\n",
    "a pragma above a function": "# pragma: no mutate\ndef f(x):\n    return x[0]\n",
    "a pragma on a loop": "def f(x):\n    for a in x[1]:  # pragma: no mutate\n        g(1)\n",
    "a pragma on an else": "def f(x):\n if x:\n  pass\n else:  # pragma: no mutate\n  g(1)\n",
    "a pragma on a handler": "def f(x):\n try:\n  pass\n except E:  # pragma: no mutate\n  g(1)\n",
    "a pragma on a case": "def f(x):\n match x:\n  case y:  # pragma: no mutate\n   g(1)\n",
}


@pytest.mark.parametrize("source", NEVER.values(), ids=NEVER)
def test_never_a_site(source: str) -> None:
    assert [mutant.id for mutant in find_mutants(source)] == []


# Pragmas that end before the site.
AFTER = {
    "another line": "def f(x):\n    g(a)  # pragma: no mutate\n    return x[0]\n",
    "another function": "def g():  # pragma: no mutate\n    return 1\ndef f(x):\n    return x[0]\n",
    "the end of a block": "def f(x):\n if x:\n  g(a)\n  # pragma: no mutate\n return x[0]\n",
    "the end of a function": "def g():\n    pass\n    # pragma: no mutate\n\ndef f(x):\n    return x[0]\n",
    "the end of the file": "def f(x):\n    return x[0]\n# pragma: no mutate\n",
    "the line above a paragraph": "# pragma: no mutate\nimport g\n\ndef f(x):\n    return x[0]\n",
    "a string": "def f(x):\n    return g('# pragma: no mutate'), x[0]\n",
    "a word more": "def f(x):\n    return x[0]  # pragma: no mutated\n",
    "a main test inside a function": "def f(x):\n    if __name__ == '__main__':\n        return x[0]\n",
}


@pytest.mark.parametrize("source", AFTER.values(), ids=AFTER)
def test_a_pragma_covers_no_more_than_its_statement(source: str) -> None:
    assert [m.replacement for m in find_mutants(source) if m.rule == "literal"] == ["1", "-1"]


# Sites that are none of the above, by the function they belong to.
INSIDE = {
    "a default": ("def f(a, b=1): pass\n", "f"),
    "a keyword-only default": ("def f(*, b=1): pass\n", "f"),
    "a method": ("class A:\n    class B:\n        def m(self): return 1\n", "A.B.m"),
    "a nested function": ("def f():\n    def g(): return 1\n", "f.<locals>.g"),
    "a default of a nested function": ("def f():\n    def g(a=1): pass\n", "f.<locals>.g"),
    "a class in a function": ("def f():\n    class A:\n        x = 1\n", "f"),
    "a method of a class in a function": (
        "def f():\n    class A:\n        def m(self): 1\n",
        "f.<locals>.A.m",
    ),
    "a lambda": ("f = lambda: 1\n", "<lambda>"),
    "a lambda of a class": ("class A:\n    f = lambda self: 1\n", "A.<lambda>"),
    "a lambda in a function": ("def f(): return lambda: 1\n", "f"),
    "a lambda's default": ("f = lambda a=1: a\n", "<lambda>"),
    "a property": ("class A:\n    @property\n    def p(self): return 1\n", "A.p"),
    "an async function": ("async def f():\n    await g(1)\n", "f"),
    "an async generator": ("async def f():\n    async for x in y:\n        yield 1\n", "f"),
    "a generator with a value": ("def f():\n    yield\n    return 1\n", "f"),
    "an except*": ("def f():\n    try: pass\n    except* E: g(1)\n", "f"),
    "a walrus": ("def f():\n    if (n := 1): pass\n", "f"),
    "a match subject": ("def f(x):\n    match x[1]:\n        case _: pass\n", "f"),
    "a match guard": ("def f(x):\n    match x:\n        case y if x[1]: pass\n", "f"),
    "a match body": ("def f(x):\n    match x:\n        case _: return 1\n", "f"),
    "a function below an if": ("if x:\n    def f(): return 1\n", "f"),
    "a function in a try": ("try:\n    pass\nexcept E:\n    def f(): return 1\n", "f"),
    "a star expression": ("def f(x): return *x, 1\n", "f"),
    "a nested f-string": ("def f(x): return f'{f\"{x[1]}\"}'\n", "f"),
    "a comprehension": ("def f(x): return [1 for _ in x]\n", "f"),
    "a function of the same name": ("if x:\n    def f(): pass\nelse:\n    def f(): return 1\n", "f"),
}


@pytest.mark.parametrize(("source", "function"), INSIDE.values(), ids=INSIDE)
def test_sites_lie_in_functions_and_default_values(source: str, function: str) -> None:
    mutants = [mutant for mutant in find_mutants(source) if mutant.rule == "literal"]
    assert [(m.function, m.original, m.replacement) for m in mutants] == [
        (function, "1", "2"),
        (function, "1", "0"),
    ]
    assert find_mutants(source, function=function) == find_mutants(source)
