"""Tasks, mutants and verdicts to a dataset: five gates, selection, variants."""
