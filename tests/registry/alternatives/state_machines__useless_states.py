def useless_states(edges, start, finals):
    states = sorted({start, *finals, *(state for edge in edges for state in edge)})
    ways = {(a, b): a == b or (a, b) in edges for a in states for b in states}
    for middle in states:
        for a in states:
            for b in states:
                ways[a, b] = ways[a, b] or (ways[a, middle] and ways[middle, b])
    live = [state for state in states if ways[start, state]]
    return (
        [state for state in states if state not in live],
        [state for state in live if not any(ways[state, final] for final in finals)],
    )
