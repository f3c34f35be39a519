"""Build and score code-retrieval benchmarks in which near-identical functions differ by one bug."""

__version__ = "0.1.0"
