def plan_task_batches(needs, workers):
    names = sorted({*needs, *(name for required in needs.values() for name in required)})
    if workers < 1:
        return None
    done, batches = [], []
    while len(done) < len(names):
        batch = []
        for name in names:
            is_ready = all(need in done for need in needs.get(name, ()))
            if name not in done and is_ready and len(batch) < workers:
                batch.append(name)
        if not batch:
            return None
        done += batch
        batches.append(batch)
    return batches
