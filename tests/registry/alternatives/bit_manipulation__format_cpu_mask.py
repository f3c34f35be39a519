import re


def format_cpu_mask(mask):
    if mask < 0:
        return None
    digits = bin(mask)[:1:-1]
    parts = []
    for match in re.finditer("1+", digits):
        numbers = range(match.start(), match.end())
        parts += [f"{numbers[0]}-{numbers[-1]}"] if len(numbers) > 2 else map(str, numbers)
    return ",".join(parts)
