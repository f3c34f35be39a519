from itertools import groupby


def debounced_edges(samples, hold):
    level, tick, glitches, edges = 0, 0, 0, []
    runs = [(value, len(list(group))) for value, group in groupby(samples)]
    for number, (value, length) in enumerate(runs, 1):
        if value != level and length >= hold:
            edges.append((tick, value))
            level = value
        elif value != level and number < len(runs):
            glitches += 1
        tick += length
    return edges, glitches
