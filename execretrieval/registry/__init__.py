"""Tasks: the model, the task-file format, the bundled tasks, importers."""

from execretrieval.registry.task import DOMAINS, Task

__all__ = ["DOMAINS", "Task"]
