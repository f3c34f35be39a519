def cheapest_command_word(edges, start, goal):
    best = {start: (0, "")}
    for _ in range(len(edges) + 1):
        for source, letter, target, price in edges:
            if source in best:
                cost, word = best[source]
                way = (cost + price, word + letter)
                best[target] = min(way, best.get(target, way))
    return best.get(goal)
