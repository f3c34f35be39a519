"""Examples of a docstring to tests, each with what doctest would compare."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator

from execretrieval.registry.doctests.examples import Example
from execretrieval.registry.doctests.units import names_of
from execretrieval.registry.source import Places
from execretrieval.registry.taskfile import SET_UP

_TIGHT = (
    ast.Call, ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.List, ast.Dict, ast.Set,
    ast.ListComp, ast.DictComp, ast.SetComp,
)  # fmt: skip
_PRINTERS = {"print", "pprint"}
_BLANK_LINE = re.compile(rf"(?m)^{re.escape(doctest.BLANKLINE_MARKER)}\s*?$")
_SETS = {"set", "frozenset"}


def tests_of(examples: list[Example], *, prints: bool) -> list[str]:
    """Return the tests that examples stand for, in order.

    What only prepares goes with the next test, as in a task file. `prints` says that the code under test
    writes to standard output, so that what an example shows need not be the value of its expression.
    """
    prints = prints or any(_prints_within(example.body) for example in examples)
    tests: list[str] = []
    pending: list[str] = []
    for example in examples:
        for piece, prepares in _pieces(example, prints=prints):
            pending.append(piece)
            if not prepares:
                tests.append("\n".join(pending))
                pending = []
    return tests


def _pieces(example: Example, *, prints: bool) -> Iterator[tuple[str, bool]]:
    """Yield pieces of text, each with whether it only prepares for what comes."""
    body, places = example.body, Places(example.source)
    if example.exception is not None:
        yield _raises(example), False
        return
    last = body[-1]
    printing = prints or _calls_printer(body)
    shown = example.want.rstrip("\n")
    quiet_before = all(isinstance(node, SET_UP) for node in body[:-1])
    if isinstance(last, ast.Expr) and quiet_before:
        for node in body[:-1]:
            yield example.source[slice(*places.span(node))], True
        if printed := _one_printed(last.value, example.source, places, prints=prints):
            yield _assert_text(f"str({printed})", shown, example.flags), False
        elif printing:
            yield from _captured(example)
        else:
            yield _assert_value(_operand(last.value, example.source, places), shown, example.flags), False
    elif shown:
        yield from _captured(example)
    else:
        for node in body:
            prepares = isinstance(node, SET_UP)
            text = example.source[slice(*places.span(node))]
            if isinstance(node, ast.Expr):
                text = f"assert {_operand(node.value, example.source, places)} is None"
            yield text, prepares


def _calls_printer(body: list[ast.stmt]) -> bool:
    return any(
        isinstance(node, ast.Name) and node.id in _PRINTERS for item in body for node in ast.walk(item)
    )


def _prints_within(body: list[ast.stmt]) -> bool:
    """Whether more prints than a lone call: a function of the example may write when it is called later."""
    lone = (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        for node in body
    )
    return _calls_printer(body) and not all(lone)


def _one_printed(node: ast.expr, source: str, places: Places, *, prints: bool) -> str | None:
    """Return the expression of `print(EXPRESSION)` if nothing else in it prints."""
    match node:
        case ast.Call(func=ast.Name(id="print"), args=[argument], keywords=[]) if not prints:
            if isinstance(argument, ast.Starred) or _calls_printer([ast.Expr(argument)]):
                return None
            return source[slice(*places.span(argument))]
    return None


def _operand(node: ast.expr, source: str, places: Places) -> str:
    text = source[slice(*places.span(node))]
    bracketed = isinstance(node, (ast.Tuple, ast.GeneratorExp)) and text.startswith("(")
    return text if isinstance(node, _TIGHT) or bracketed else f"({text})"


def _assert_value(operand: str, shown: str, flags: int) -> str:
    """Return the assert that a value is the one shown: by its literal, else by its `repr`."""
    if not shown:
        return f"assert {operand} is None"
    if shown in {"True", "False", "None"}:
        return f"assert {operand} is {shown}"
    if _is_literal(shown):
        return f"assert {operand} == {shown.strip()}"
    return _assert_text(f"repr({operand})", shown, flags)


def _is_literal(shown: str) -> bool:
    """Whether text is the `repr` of a value that equals its literal; `...` stands for something left out."""
    try:
        node = ast.parse(shown.strip(), mode="eval").body
        if any(isinstance(part, ast.Constant) and part.value is ... for part in ast.walk(node)):
            return False
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SETS:
            return not node.keywords and all(_is_literal(ast.unparse(item)) for item in node.args)
        ast.literal_eval(node)
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        return False
    return True


def _assert_text(expression: str, shown: str, flags: int) -> str:
    """Return the assert that a text is the one shown, as doctest compares them."""
    if not flags & doctest.DONT_ACCEPT_BLANKLINE:
        shown = _BLANK_LINE.sub("", shown)
    if flags & doctest.NORMALIZE_WHITESPACE:
        shown = " ".join(shown.split())
        expression = f'" ".join({expression}.split())'
    if "..." not in shown:
        return f"assert {expression} == {shown!r}"
    pattern = ".*".join(re.escape(part) for part in shown.split("..."))
    return f"import re\nassert re.fullmatch({pattern!r}, {expression}, re.DOTALL)"


def _captured(example: Example) -> Iterator[tuple[str, bool]]:
    """Yield a function that runs an example and returns what it writes, and the test that calls it.

    As in an interactive session the value of a lone expression is written too. Names that the example binds
    are there for the next ones.
    """
    body, places = example.body, Places(example.source)
    lines = []
    for node in body:
        text = example.source[slice(*places.span(node))]
        if isinstance(node, ast.Expr):
            lines += [f"_value = (\n{text}\n)", "if _value is not None:", "    print(repr(_value))"]
        else:
            lines.append(text)
    bound = sorted(names_of(body).bound)
    header = ["import contextlib, io", *([f"global {', '.join(bound)}"] if bound else [])]
    block = "\n".join(lines)
    text = "\n".join(
        [
            "def _printed():",
            *(f"    {line}" for line in header),
            "    with contextlib.redirect_stdout(io.StringIO()) as _out:",
            _indented(block, " " * 8),
            "    return _out.getvalue().rstrip('\\n')",
        ]
    )
    yield text, True
    yield _assert_text("_printed()", example.want.rstrip("\n"), example.flags), False


def _raises(example: Example) -> str:
    assert example.exception is not None
    name = example.exception.partition(":")[0].strip().rpartition(".")[2]
    message = f"{name} not raised"
    places = Places(example.source)
    block = "\n".join(example.source[slice(*places.span(node))] for node in example.body)
    block = _indented(block, "    ")
    return f"try:\n{block}\nexcept {name}:\n    pass\nelse:\n    raise AssertionError({message!r})"


def exception_names(examples: list[Example]) -> frozenset[str]:
    """Return the names of the exceptions that examples want, without their modules."""
    wanted = (example.exception for example in examples if example.exception)
    return frozenset(text.partition(":")[0].strip().rpartition(".")[2] for text in wanted)


def _indented(text: str, by: str) -> str:
    """Indent statements, but not the lines inside their strings."""
    inside: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Constant, ast.JoinedStr)) and node.end_lineno is not None:
            inside.update(range(node.lineno + 1, node.end_lineno + 1))
    lines = text.split("\n")
    return "\n".join(line if number in inside else by + line for number, line in enumerate(lines, 1))
