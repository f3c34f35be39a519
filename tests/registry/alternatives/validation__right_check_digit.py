def right_check_digit(code):
    if not all(char in "0123456789" for char in code) or len(code) not in {8, 12, 13, 14}:
        return None
    padded = code.zfill(14)
    for digit in "0123456789":
        trial = padded[:13] + digit
        if (sum(map(int, trial)) + 2 * sum(map(int, trial[::2]))) % 10 == 0:
            return -1 if digit == code[-1] else int(digit)
    return None
