LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def isin_fault(text):
    if len(text) != 12 or not set(text) <= set(LETTERS + "0123456789"):
        return "form"
    if not set(text[:2]) <= set(LETTERS) or text[-1] in LETTERS:
        return "form"
    digits = []
    for char in text:
        digits += [int(char)] if char not in LETTERS else list(divmod(LETTERS.index(char) + 10, 10))
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return "check" if (sum(digits[-1::-2]) + sum(doubled)) % 10 else None
