"""`python -m benchmarks [NAME…]`: run the benchmarks of this folder, all or those named."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import benchmarks


def main(wanted: list[str]) -> None:
    known = sorted(module.name for module in iter_modules(benchmarks.__path__) if module.name != "__main__")
    if unknown := [name for name in wanted if name not in known]:
        sys.exit(f"Error: no benchmark {unknown[0]!r}; there are: {', '.join(known)}")
    for name in wanted or known:
        module = import_module(f"benchmarks.{name}")
        if hasattr(module, "run"):
            print(f"== {name}", flush=True)
            module.run()
            print(flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
