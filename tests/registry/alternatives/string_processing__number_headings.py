def number_headings(headings):
    if any(level <= 0 for level, _ in headings):
        return None
    lines = []
    for place, (level, title) in enumerate(headings):
        numbers = []
        for depth in range(1, level + 1):
            count = 0
            for earlier, _ in headings[: place + 1]:
                if earlier == depth:
                    count += 1
                elif earlier < depth:
                    count = 0
            numbers.append(str(count))
        lines.append(".".join(numbers) + " " + title)
    return lines
