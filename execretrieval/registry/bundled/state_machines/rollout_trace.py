"""Share of users after each health check of a staged release: enough healthy checks in a row, marked +, go up a stage; any other goes one down, and on the first stage ends it at 0 for good."""


def rollout_trace(checks, stages, needed):
    stage = 0
    healthy = 0
    trace = []
    for check in checks:
        if stage < 0:
            trace.append(0)
            continue
        healthy = healthy + 1 if check == "+" else 0
        if healthy == 0:
            stage -= 1
        elif healthy >= needed and stage + 1 < len(stages):
            stage += 1
            healthy = 0
        trace.append(0 if stage < 0 else stages[stage])
    return trace


assert rollout_trace("++++", [5, 25, 100], 2) == [5, 25, 25, 100]
assert rollout_trace("+++++", [5, 25, 100], 1) == [25, 100, 100, 100, 100]
assert rollout_trace("++-++", [5, 25, 100], 2) == [5, 25, 5, 5, 25]
assert rollout_trace("+-++", [5, 25, 100], 2) == [5, 0, 0, 0]
assert rollout_trace("++++-+-", [5, 25, 100], 2) == [5, 25, 25, 100, 25, 25, 5]
assert rollout_trace("+++-+++", [5, 25], 3) == [5, 5, 25, 5, 5, 5, 25]
assert rollout_trace("++++++++--", [5, 25], 2) == [5, 25, 25, 25, 25, 25, 25, 25, 5, 0]
assert rollout_trace("?+", [5, 25], 1) == [0, 0]
assert rollout_trace("++", [7], 1) == [7, 7]
assert rollout_trace("", [5, 25], 1) == []
