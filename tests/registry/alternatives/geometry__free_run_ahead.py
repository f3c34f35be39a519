def free_run_ahead(box, obstacles):
    x, y, width, height = box
    runs = []
    for left, bottom, across, up in obstacles:
        shared = min(y + height, bottom + up) - max(y, bottom)
        ahead = left + across - x
        if shared > 0 and ahead > 0:
            runs.append(left - (x + width) if left > x + width else 0)
    return min(runs, default=None)
