def affected_by_change(uses, changed, max_steps):
    names = {*uses, *changed, *(used for listed in uses.values() for used in listed)}
    endless = len(names) + 1
    distance = {name: 0 if name in changed else endless for name in names}
    for _ in names:
        for module, listed in uses.items():
            for used in listed:
                distance[module] = min(distance[module], distance[used] + 1)
    limit = min(max(max_steps, 0), len(names))
    return {name: distance[name] for name in sorted(names) if distance[name] <= limit}
