def isbn_ten_problem(text):
    places = [char for char in text if char != "-"]
    if len(places) < 10 or len(places) > 10:
        return "length"
    total = 0
    for weight, char in zip(range(10, 0, -1), places, strict=True):
        value = "0123456789X".find(char)
        if value == -1 or (value == 10 and weight > 1):
            return "character"
        total += weight * value
    return "checksum" if total % 11 else None
