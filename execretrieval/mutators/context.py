"""What an operator may ask about the node it is shown: its text, its offsets, its ancestors."""

from __future__ import annotations

import libcst as cst
from libcst._nodes.internal import CodegenState


class _Nothing:
    """A context manager that does nothing; cheaper than `contextlib.nullcontext`."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *exc: object) -> None:
        return None


_NOTHING = _Nothing()


class Context(CodegenState):
    """Offsets of every node, recorded while libcst writes the tree out again.

    libcst knows no offsets: it finds them by generating the code, and so does this, but it counts
    characters, keeps the stack of ancestors, and is itself the one pass over the tree. An operator is
    called when a node has been written, so the offsets of the node and its children are known.
    """

    def __init__(self, text: str, module: cst.Module) -> None:
        super().__init__(default_indent=module.default_indent, default_newline=module.default_newline)
        self.text = text
        self.parents: list[cst.CSTNode] = []
        self._position = 0
        # Keyed by id: nodes hash through Python code, and the tree outlives the pass.
        self._starts: dict[int, int] = {}
        self._ends: dict[int, int] = {}

    def add_token(self, value: str) -> None:
        """Count a token's characters."""
        self.tokens.append(value)
        self._position += len(value)

    def add_indent_tokens(self) -> None:
        """Count the indentation of a line."""
        for token in self.indent_tokens:
            self.add_token(token)

    def before_codegen(self, node: cst.CSTNode) -> None:
        """Note where a node starts."""
        self._starts[id(node)] = self._position
        self.parents.append(node)

    def after_codegen(self, node: cst.CSTNode) -> None:
        """Note where a node ends."""
        self.parents.pop()
        self._ends[id(node)] = self._position

    def record_syntactic_position(  # type: ignore[override]  # a cheaper context manager, same use
        self, node: cst.CSTNode, **ends: cst.CSTNode | None
    ) -> _Nothing:
        """Do nothing: the offsets before and after a node are all that is needed."""
        return _NOTHING

    def start(self, node: cst.CSTNode) -> int:
        """Return where a node starts, its own opening parentheses included."""
        return self._starts[id(node)]

    def end(self, node: cst.CSTNode) -> int:
        """Return where a node ends, its own closing parentheses included."""
        return min(self._ends[id(node)], len(self.text))

    def inner_start(self, node: cst.BaseExpression) -> int:
        """Return where an expression starts inside its own parentheses."""
        return self._ends[id(node.lpar[-1])] if node.lpar else self._starts[id(node)]

    def inner_end(self, node: cst.BaseExpression) -> int:
        """Return where an expression ends inside its own parentheses."""
        return self._starts[id(node.rpar[0])] if node.rpar else self.end(node)

    def code(self, node: cst.CSTNode) -> str:
        """Return a node's text, its own parentheses included."""
        return self.text[self._starts[id(node)] : self._ends[id(node)]]
