from itertools import pairwise


def expiring_cache_hits(operations):
    answers = []
    for i, (now, kind, key, *_) in enumerate(operations):
        if kind == "put":
            continue
        touches = [op for op in operations[:i] if op[2] == key]
        puts = [place for place, op in enumerate(touches) if op[1] == "put"]
        answer = None
        if puts:
            _, _, _, value, lifetime = touches[puts[-1]]
            times = [op[0] for op in touches[puts[-1] :]] + [now]
            gaps = [later - earlier for earlier, later in pairwise(times)]
            answer = value if max(gaps) < lifetime else None
        answers.append(answer)
    return answers
