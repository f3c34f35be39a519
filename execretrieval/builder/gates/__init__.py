"""The five gates, one file each; the builder and `validate` go through the same ones."""
