def unwrap_clock_readings(readings, tolerance):
    unwrapped = []
    for text in filter(str.strip, readings):
        time = int(text[:2]) * 60 + int(text[3:])
        if unwrapped:
            # The last day on which the reading is not later than the previous time.
            while time + 1440 <= unwrapped[-1]:
                time += 1440
            behind = unwrapped[-1] - time
            if 0 < behind <= tolerance:
                time = unwrapped[-1]
            elif behind > tolerance:
                time += 1440
        unwrapped.append(time)
    return unwrapped
