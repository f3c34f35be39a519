"""Speed and memory, always as ratios measured side by side in one run.

A benchmark is a module of this folder with a function `run()` that measures and prints a title and its rows.
`python -m benchmarks [NAME…]` runs all, or those named.
"""
