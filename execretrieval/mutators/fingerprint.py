"""The bytecode of a text, as far as it can be told apart when it runs."""

from __future__ import annotations

import hashlib
import warnings
from types import CodeType


def fingerprint(code_text: str) -> str:
    """Return a digest of what a text compiles to: equal digests mean the same program.

    Code, names, argument counts, flags, the exception table, and constants with their type and `repr`
    (1, True and 1.0 differ, 0.0 and -0.0 too); no line tables and no file name, so blanks and comments do
    not count. Bytecode differs between minor versions of Python: digests are for one of them. The check
    finds what changes nothing at all (Papadakis et al., ICSE 2015, "trivial compiler equivalence");
    different digests prove nothing.

    Raises SyntaxError or ValueError for a text that does not compile.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code = compile(code_text, "<code>", "exec", 0, True)
    return hashlib.sha256(repr(_key(code)).encode("utf-8", "surrogatepass")).hexdigest()


def _key(constant: object) -> object:
    if isinstance(constant, CodeType):
        return (
            constant.co_name,
            constant.co_code,
            constant.co_names,
            constant.co_varnames,
            constant.co_freevars,
            constant.co_cellvars,
            constant.co_argcount,
            constant.co_posonlyargcount,
            constant.co_kwonlyargcount,
            constant.co_flags,
            constant.co_exceptiontable,
            [_key(inner) for inner in constant.co_consts],
        )
    if isinstance(constant, tuple):
        return ("tuple", [_key(inner) for inner in constant])
    if isinstance(constant, frozenset):  # iterates in an order that changes from run to run
        return ("frozenset", sorted(repr(_key(inner)) for inner in constant))
    # In hexadecimal an integer of any length can be written.
    return (type(constant).__name__, hex(constant) if type(constant) is int else repr(constant))
