def fewest_line_changes(lines, closed, start, goal):
    best = {}

    def ride(station, changes, used):
        if station in best and best[station] <= changes:
            return
        best[station] = changes
        for name, stops in lines.items():
            if station in stops and name not in closed and name not in used:
                for stop in stops:
                    ride(stop, changes + 1, [*used, name])

    # Every ride costs one; the first of them is no change.
    if any(start in stops for name, stops in lines.items() if name not in closed):
        ride(start, -1, [])
    return max(best[goal], 0) if goal in best else None
