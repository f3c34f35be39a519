def snap_to_levels(values, levels, slack):
    snapped = []
    for value in values:
        if value is None or not levels or value < min(levels) - slack or value > max(levels) + slack:
            snapped.append(None)
        else:
            snapped.append(min(sorted(levels), key=lambda level: abs(level - value)))
    return snapped
