"""Which expressions may be evaluated by the candidate's process without showing it what is expected."""

from __future__ import annotations

import ast
import builtins

# They answer by asking the object, or run text.
_TALKATIVE = {
    "all",
    "any",
    "bool",
    "callable",
    "eval",
    "exec",
    "getattr",
    "hasattr",
    "isinstance",
    "issubclass",
}


def is_spine(node: ast.expr) -> bool:
    """Whether only calls, attributes, items and displays stand between the candidate's call and the value.

    An operator there would be the candidate's own, applied to a constant of the test: `f(x) == 5` evaluated
    inside, or `f(x) - 5`, gives away the 5 and believes what the object says.
    """
    match node:
        case ast.Name() | ast.Constant():
            return True
        case ast.Attribute(value=value, attr=attr):
            return not attr.startswith("__") and is_spine(value)
        case ast.Subscript(value=value):
            return is_spine(value)
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return all(map(is_spine, items))
        case ast.ListComp(elt=item, generators=[ast.comprehension(ifs=[])]):
            return is_spine(item)
        case ast.Starred(value=value):
            return is_spine(value)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=keywords) if hasattr(builtins, name):
            parts = [*arguments, *(item.value for item in keywords)]
            return name not in _TALKATIVE and all(map(is_spine, parts))
        case ast.Call(func=function):
            return is_spine(function)
    return False


def is_call_of_inputs(node: ast.expr) -> bool:
    """Whether the node is a spine whose outermost call takes no other call's result.

    `close(f(2), 4)` holds its expectation among its arguments, `is_even(4)` only an input.
    """
    if not is_spine(node):
        return False
    arguments = [*node.args, *(item.value for item in node.keywords)] if isinstance(node, ast.Call) else []
    return not any(isinstance(inner, ast.Call) for item in arguments for inner in ast.walk(item))
