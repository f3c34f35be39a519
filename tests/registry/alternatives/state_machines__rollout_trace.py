def rollout_trace(checks, stages, needed):
    shares = {-1: 0, **dict(enumerate(stages))}
    stage, streak, trace = 0, "", []
    for check in checks:
        streak = streak + check if check == "+" else ""
        if stage >= 0:
            if not streak:
                stage -= 1
            elif len(streak) >= needed and stage != len(stages) - 1:
                stage, streak = stage + 1, ""
        trace.append(shares[stage])
    return trace
