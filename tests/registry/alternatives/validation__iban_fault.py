VALUES = {char: value for value, char in enumerate("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")}


def iban_fault(text):
    compact = "".join(text.split(" "))
    expected = {"D": ("E", 22), "N": ("L", 18)}
    if compact[:2] == "NO":
        wanted = 15
    elif compact[:1] in expected and compact[1:2] == expected[compact[0]][0]:
        wanted = expected[compact[0]][1]
    else:
        return "country"
    if len(compact) - wanted:
        return "length"
    remainder = 0
    for char in compact[4:] + compact[:4]:
        if char not in VALUES:
            return "character"
        value = VALUES[char]
        remainder = (remainder * (10 if value < 10 else 100) + value) % 97
    if VALUES[compact[2]] > 9 or VALUES[compact[3]] > 9:
        return "character"
    return "checksum" if remainder - 1 else None
