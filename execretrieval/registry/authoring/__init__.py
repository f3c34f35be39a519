"""Tasks, solutions and distractors written by models: roles, prompts, and what their answers become."""

from collections.abc import Mapping

from execretrieval.registry.authoring import distractors, solutions, tasks
from execretrieval.registry.authoring.prompts import Prompt, load_prompt
from execretrieval.registry.authoring.roles import Authors, ModelRole, load_authors
from execretrieval.registry.authoring.stage import Gathered, Stage, plan_run, read_costs, write_rows
from execretrieval.registry.authoring.tasks import read_registry

STAGES: Mapping[str, Stage] = {
    stage.name: stage for stage in (tasks.STAGE, solutions.STAGE, distractors.STAGE)
}

__all__ = [
    "STAGES",
    "Authors",
    "Gathered",
    "ModelRole",
    "Prompt",
    "Stage",
    "load_authors",
    "load_prompt",
    "plan_run",
    "read_costs",
    "read_registry",
    "write_rows",
]
