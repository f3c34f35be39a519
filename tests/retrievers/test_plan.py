from __future__ import annotations

import numpy as np

from execretrieval.datasets import read_dataset
from execretrieval.retrievers import parse_system
from execretrieval.retrievers.models import Options
from execretrieval.retrievers.plan import plan
from execretrieval.retrievers.vectorcache import VectorCache, vector_key


def test_the_whole_cost_does_not_depend_on_the_cache(tmp_path):
    data = read_dataset("core")
    path = tmp_path / "vectors.sqlite"
    system = parse_system("voyage:voyage-code-3", Options(cache=path))
    (before,) = plan(system, data, anew=True)
    assert before == plan(system, data)[0]
    texts = [(row.query, "query") for row in data.queries] + [(row.code, "document") for row in data.corpus]
    recipe = system.embedder.recipe
    keys = [vector_key(recipe, role, system.embedder.prepare(text, role)) for text, role in texts]
    VectorCache(path).put({key: (np.zeros(3, np.float32), False) for key in keys})
    assert (plan(system, data)[0].texts, plan(system, data)[0].tokens) == (0, 0)
    assert plan(system, data, anew=True) == [before]
    assert before.texts == len({text for text, _ in texts})
