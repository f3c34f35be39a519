"""How good tasks are, and how common near-clones."""
