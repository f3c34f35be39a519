def two_unit_duration(seconds):
    if seconds < 0:
        return None
    days, rest = seconds // 86400, seconds % 86400
    numbers = [days, rest // 3600, rest // 60 % 60, rest % 60]
    names = ["day", "hour", "minute", "second"]
    words = [f"{n} {name}" + ("s" if n != 1 else "") for n, name in zip(numbers, names, strict=True)]
    first = next((place for place, n in enumerate(numbers) if n), None)
    if first is None:
        return "no time"
    if first < 3 and numbers[first + 1]:
        return words[first] + " and " + words[first + 1]
    return words[first]
