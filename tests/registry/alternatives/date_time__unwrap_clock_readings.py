def unwrap_clock_readings(readings, tolerance):
    unwrapped = []
    for text in filter(str.strip, readings):
        time = int(text[:2]) * 60 + int(text[3:])
        if unwrapped:
            latest = unwrapped[-1]
            time += latest - latest % 1440
            if time in range(latest - tolerance, latest):
                time = latest
            elif time < latest:
                time += 1440
        unwrapped.append(time)
    return unwrapped
