def plan_straight_cuts(cuts):
    lines = {}
    for x, y, to_x, to_y in cuts:
        if (x - to_x) * (y - to_y):
            return None
        if y == to_y:
            lines.setdefault(("y", y), []).append(sorted([x, to_x]))
        else:
            lines.setdefault(("x", x), []).append(sorted([y, to_y]))
    total, starts = 0, []
    for (axis, at), spans in lines.items():
        merged = []
        for low, high in sorted(spans):
            if low == high:
                continue
            if merged and low <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], high)
            else:
                merged.append([low, high])
        total += sum(high - low for low, high in merged)
        starts += [(low, at) if axis == "y" else (at, low) for low, _ in merged]
    return total, sorted(starts)
