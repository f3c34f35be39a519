"""Plan tasks that have prerequisites in batches no larger than the number of workers, alphabetically first among those ready; names only listed as prerequisites need nothing themselves. A cycle, or fewer than one worker, gives None."""


def plan_task_batches(needs, workers):
    if workers < 1:
        return None
    waiting = {name: set() for required in needs.values() for name in required}
    waiting.update({name: set(required) for name, required in needs.items()})
    batches = []
    while waiting:
        ready = sorted(name for name, required in waiting.items() if not required)
        batch = ready[:workers]
        if not batch:
            return None
        batches.append(batch)
        waiting = {
            name: required - set(batch) for name, required in waiting.items() if name not in batch
        }
    return batches


assert plan_task_batches({"c": ["a", "b"]}, 2) == [["a", "b"], ["c"]]
assert plan_task_batches({"c": ["a", "b"]}, 1) == [["a"], ["b"], ["c"]]
assert plan_task_batches({"d": ["b"], "b": ["a"], "c": []}, 2) == [["a", "c"], ["b"], ["d"]]
assert plan_task_batches({"d": ["b"], "b": ["a"], "c": []}, 1) == [["a"], ["b"], ["c"], ["d"]]
assert plan_task_batches({"e": [], "d": [], "f": []}, 2) == [["d", "e"], ["f"]]
assert plan_task_batches({"e": [], "d": [], "f": []}, 3) == [["d", "e", "f"]]
assert plan_task_batches({}, 1) == []
assert plan_task_batches({}, 0) is None
assert plan_task_batches({"a": ["a"]}, 1) is None
assert plan_task_batches({"a": ["b"], "b": ["a"], "c": []}, 5) is None
assert plan_task_batches({"b": [], "a": []}, -1) is None
