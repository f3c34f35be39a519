def collapse_repeated_lines(lines, threshold):
    result = []
    rest = list(lines)
    while rest:
        first = rest[0]
        count = next((i for i, line in enumerate(rest) if line != first), len(rest))
        if count >= 2 and count >= threshold:
            note = "once" if count == 2 else f"{count - 1} times"
            result += [first, f"(repeated {note})"]
        else:
            result += rest[:count]
        rest = rest[count:]
    return result
