"""Speed and memory, always as ratios measured side by side in one run.

A benchmark is a module of this folder. The first line of its docstring is its title; its function `run()`
measures and returns rows of cells, the first row the heading. `python -m benchmarks [NAME…]` runs them.
"""
