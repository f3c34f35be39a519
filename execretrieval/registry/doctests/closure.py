"""The code that stands alone: a definition and, transitively, exactly what it needs of its package."""

from __future__ import annotations

import ast
import builtins
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from execretrieval.errors import InputError
from execretrieval.registry.doctests.find import SourceFile, source_file
from execretrieval.registry.doctests.units import DEFINITIONS, Module, Unit

_GIVEN = frozenset(dir(builtins)) | {"__name__", "__file__", "__doc__", "__annotations__"}
MAX_MODULES = 100
FUTURE = "from __future__ import annotations"


class Library:
    """The modules of one tree of folders, read when something in them is needed."""

    def __init__(self, base: Path) -> None:
        self._base = base
        self._modules: dict[SourceFile, Module] = {}

    def module(self, file: SourceFile) -> Module:
        """Return a module; raises InputError where it cannot be read."""
        if file not in self._modules:
            self._modules[file] = Module(file)
        return self._modules[file]

    def forget(self) -> None:
        """Let go of modules where they are many."""
        if len(self._modules) > MAX_MODULES:
            self._modules.clear()

    def find(self, name: str) -> Module | None:
        """Return the module of a dotted name if it is of this tree."""
        path = self._base.joinpath(*name.split("."))
        for found in (path / "__init__.py", path.with_name(path.name + ".py")):
            if name and found.is_file():
                return self.module(SourceFile(name, found, self._base))
        return None

    def source(self, module: Module, node: ast.ImportFrom) -> tuple[str, Module | None]:
        """Return the full name of the module that a `from` import is about, and it if it is of this tree."""
        name = node.module or ""
        if node.level:
            parts = module.file.name.split(".")
            drop = node.level - module.file.is_package
            parts = parts[: len(parts) - drop] if drop else parts
            name = ".".join([*parts, *([name] if name else [])])
        elif not self._shares_package(module, name):
            return name, None
        return name, self.find(name)

    def owns(self, module: Module, name: str) -> bool:
        """Whether a dotted module name is of the tree that a module stands in."""
        return self._shares_package(module, name) and self.find(name) is not None

    def _shares_package(self, module: Module, name: str) -> bool:
        """Whether an absolute import can mean this tree: the standard library goes before loose files."""
        top = name.partition(".")[0]
        return top == module.file.name.partition(".")[0] or top not in sys.stdlib_module_names


def library_of(path: Path) -> Library:
    """Return the library that a file belongs to."""
    return Library(source_file(path).base)


class Closure:
    """Collects the units that names need, one after the other, and writes them as one text."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._units: dict[Unit, None] = {}
        self._renamed: dict[tuple[str, str], None] = {}
        self._imports: dict[Module, dict[Module, None]] = {}
        self._known: set[tuple[str, str]] = set()
        self._origins: dict[str, dict[str, str]] = defaultdict(dict)
        self._future = False

    def add(self, module: Module, names: Iterable[str]) -> None:
        """Take what the names need. Raises InputError with the reason why that cannot be."""
        for name in sorted(names):
            self._add(module, name, required=True)

    def add_as(self, module: Module, name: str, known_as: str) -> None:
        """Take a name under which something else of the package is imported."""
        self._add(module, name, required=True)
        if name != known_as:
            self._claim(module, known_as, f"{module.file.name}.{name}")
            self._renamed[known_as, name] = None

    def code(self) -> str:
        """Return the text: imports first, then all else, a module before those that import it."""
        order = {module: place for place, module in enumerate(self._ordered())}
        units = sorted(self._units, key=lambda unit: (order[unit.module], unit.index))
        imports = [unit for unit in units if self._leads(unit)]
        rest = [unit for unit in units if not self._leads(unit)]
        chunks = [(FUTURE, False)] if self._future else []
        chunks += [(text, False) for text in _merged(imports)]
        chunks += [(unit.text, isinstance(unit.node, DEFINITIONS)) for unit in rest]
        chunks += [(f"{known_as} = {name}", False) for known_as, name in self._renamed]
        text, defined = chunks[0]
        for chunk, defines in chunks[1:]:
            text += "\n\n\n" if defined or defines else "\n"
            text += chunk
            defined = defines
        return text

    def _ordered(self) -> list[Module]:
        """Return the modules, each after those that it imports (in a circle: the one met first is last)."""
        ordered: dict[Module, None] = {}

        def visit(module: Module, above: frozenset[Module]) -> None:
            for other in self._imports.get(module, ()):
                if other not in above:
                    visit(other, above | {other})
            ordered[module] = None

        for module in self._imports:
            visit(module, frozenset([module]))
        return list(ordered)

    def _add(self, module: Module, name: str, *, required: bool) -> bool:
        """Take a name of a module; return whether it is one."""
        if (module.file.name, name) in self._known:
            return True
        units = module.binders.get(name, [])
        if not units:
            return self._add_unbound(module, name, required=required)
        self._known.add((module.file.name, name))
        for unit in units:
            self._take(unit, name)
        if not any(isinstance(unit.node, (ast.Import, ast.ImportFrom)) for unit in units):
            for unit in module.extenders.get(name, []):
                self._take(unit, name)
        return True

    def _add_unbound(self, module: Module, name: str, *, required: bool) -> bool:
        if name in _GIVEN:
            return True
        foreign = []
        for star in module.stars:
            assert isinstance(star.node, ast.ImportFrom)
            source, own = self._library.source(module, star.node)
            if own is not None and self._exports(own, name) and self._add(own, name, required=False):
                self._imports.setdefault(module, {})[own] = None
                return True
            if own is None:
                self._require_standard(source)
                foreign.append(star)
        for star in foreign:
            self._include(star)
        if required and not foreign:
            raise InputError(f"uses {name}, which {module.file.name} does not define")
        return bool(foreign)

    def _exports(self, module: Module, name: str) -> bool:
        for unit in module.binders.get("__all__", []):
            if isinstance(unit.node, ast.Assign) and isinstance(unit.node.value, (ast.List, ast.Tuple)):
                return name in {item.value for item in unit.node.value.elts if isinstance(item, ast.Constant)}
        return not name.startswith("_")

    def _take(self, unit: Unit, name: str) -> None:
        """Take one unit for the sake of a name it binds or extends."""
        if unit in self._units:
            return
        if isinstance(unit.node, ast.ImportFrom):
            source, own = self._library.source(unit.module, unit.node)
            [alias] = unit.node.names
            if own is not None:
                self._imports.setdefault(unit.module, {})[own] = None
                if not self._add(own, alias.name, required=False):
                    raise InputError(f"imports {source}.{alias.name}, a module of its own package")
                if name != alias.name:
                    self._claim(unit.module, name, f"{source}.{alias.name}")
                    self._renamed[name, alias.name] = None
                return
            if unit.node.level:
                raise InputError(f"imports {source}, which is not there")
            self._require_standard(source)
        elif isinstance(unit.node, ast.Import):
            self._require_foreign(unit.module, unit.node.names[0].name)
        self._include(unit)
        if isinstance(unit.node, (ast.Import, ast.ImportFrom)):
            return
        self._check_inner_imports(unit)
        names = unit.names
        self.add(unit.module, names.needed - unit.bound)
        for other in sorted(names.perhaps):
            self._add(unit.module, other, required=False)
        self._add_annotations(unit)

    def _include(self, unit: Unit) -> None:
        if isinstance(unit.node, ast.ImportFrom):
            origin = ast.unparse(unit.node)
        elif isinstance(unit.node, ast.Import):
            [alias] = unit.node.names
            origin = alias.name if alias.asname else alias.name.partition(".")[0]
        else:
            origin = unit.module.file.name
        for name in unit.bound:
            self._claim(unit.module, name, origin)
        self._units[unit] = None
        self._imports.setdefault(unit.module, {})

    def _claim(self, module: Module, name: str, origin: str) -> None:
        """Note that a name means something; a module may bind a name again, also one that it imported."""
        for where, first in self._origins[name].items():
            if first != origin and where != module.file.name:
                raise InputError(f"needs two things called {name}: of {first} and of {origin}")
        self._origins[name].setdefault(module.file.name, origin)

    def _add_annotations(self, unit: Unit) -> None:
        """Take what annotations name if that is simple, else have them not evaluated (PEP 563)."""
        wanted = unit.names.annotated - _GIVEN
        if not wanted:
            return
        simple = all(self._is_simple(unit.module, name) for name in wanted)
        if unit.module.has_future_annotations or not simple:
            self._future = True
        else:
            self.add(unit.module, wanted)

    def _is_simple(self, module: Module, name: str) -> bool:
        """Whether a name is there already or an import of the standard library."""
        if (module.file.name, name) in self._known:
            return True
        match [unit.node for unit in module.binders.get(name, [])]:
            case [ast.Import(names=[alias])]:
                return _is_standard(alias.name)
            case [ast.ImportFrom(module=str(source), level=0)]:
                return _is_standard(source)
        return False

    def _check_inner_imports(self, unit: Unit) -> None:
        for node in unit.inner_imports:
            if isinstance(node, ast.ImportFrom):
                source, own = self._library.source(unit.module, node)
                if own is not None or node.level:
                    raise InputError(f"imports {source} of its own package inside a block")
                self._require_standard(source)
            else:
                for alias in node.names:
                    self._require_foreign(unit.module, alias.name)

    def _require_foreign(self, module: Module, name: str) -> None:
        if self._library.owns(module, name):
            raise InputError(f"imports {name}, a module of its own package")
        self._require_standard(name)

    def _require_standard(self, name: str) -> None:
        if not _is_standard(name):
            raise InputError(f"third-party import: {name.partition('.')[0]}")

    def _leads(self, unit: Unit) -> bool:
        """Whether a unit is an import that can go before all else."""
        if not isinstance(unit.node, (ast.Import, ast.ImportFrom)):
            return False
        return all(len(unit.module.binders[name]) == 1 for name in unit.bound)


def _is_standard(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


def _merged(imports: Iterable[Unit]) -> list[str]:
    """Return import statements, plain ones first, one per module, each name once."""
    plain: dict[str, None] = {}
    names: dict[str, dict[str, None]] = defaultdict(dict)
    for unit in imports:
        if isinstance(unit.node, ast.ImportFrom):
            names[unit.node.module or ""][ast.unparse(unit.node.names[0])] = None
        else:
            plain[unit.text] = None
    return [
        *sorted(plain),
        *(f"from {name} import {', '.join(sorted(names[name]))}" for name in sorted(names)),
    ]
