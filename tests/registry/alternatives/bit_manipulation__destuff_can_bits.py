import re

FIVE = re.compile("0{5}|1{5}")


def destuff_can_bits(bits):
    text = "".join(map(str, bits))
    if "000000" in text or "111111" in text:
        return None
    inserted = set()
    match = FIVE.search(text)
    while match:
        inserted.add(match.end())
        match = FIVE.search(text, match.end())
    return [bit for place, bit in enumerate(bits) if place not in inserted]
