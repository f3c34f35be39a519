VALUES = {}
_value = 10
for _letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
    VALUES[_letter] = _value
    _value += 2 if (_value + 1) % 11 == 0 else 1
for _digit in range(10):
    VALUES[str(_digit)] = _digit


def container_number_fault(number):
    head, kind, tail = number[:3], number[3:4], number[4:]
    letters = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    if len(number) != 11 or not set(head) <= letters or kind not in ("U", "J", "Z"):
        return "pattern"
    if not set(tail) <= set("0123456789"):
        return "pattern"
    total = 0
    for sign in reversed(number[:-1]):
        total = 2 * total + VALUES[sign]
    wanted = total % 11
    return None if str(wanted % 10) == number[-1] else "check"
