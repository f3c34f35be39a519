def merge_close_intervals(intervals, gap):
    groups = [(start, end) for start, end in intervals if start <= end]
    joined = True
    while joined:
        joined = False
        for a in groups:
            near = [b for b in groups if b[0] <= a[1] + gap and a[0] <= b[1] + gap]
            if len(near) > 1:
                groups = [b for b in groups if b not in near]
                groups.append((min(b[0] for b in near), max(b[1] for b in near)))
                joined = True
                break
    return sorted(groups)
