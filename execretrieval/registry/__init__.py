"""Tasks: the model, the task-file format, the bundled tasks, importers."""

from execretrieval.registry.export import write_taskfiles
from execretrieval.registry.load import load_bundled, load_tasks
from execretrieval.registry.rows import (
    content_key,
    in_content_order,
    read_rows,
    task_from_row,
    task_row,
    write_rows,
)
from execretrieval.registry.task import DOMAINS, Task
from execretrieval.registry.taskfile import Layout, layout, parse_taskfile, read_taskfile, to_taskfile
from execretrieval.registry.under_test import function_under_test

__all__ = [
    "DOMAINS",
    "Layout",
    "Task",
    "content_key",
    "function_under_test",
    "in_content_order",
    "layout",
    "load_bundled",
    "load_tasks",
    "parse_taskfile",
    "read_rows",
    "read_taskfile",
    "task_from_row",
    "task_row",
    "to_taskfile",
    "write_rows",
    "write_taskfiles",
]
