def wraparound_step(start, end, width, height):
    if min(width, height) <= 0:
        return None
    steps = []
    for a, b, size in ((start[0], end[0], width), (start[1], end[1], height)):
        ways = [step for step in range(-size, size + 1) if (a + step - b) % size == 0]
        steps.append(min(ways, key=lambda step: (abs(step), -step)))
    return tuple(steps)
