import re


def destuff_can_bits(bits):
    text = "".join(map(str, bits))
    if re.search("0{6}|1{6}", text):
        return None
    at = 0
    while match := re.search("0{5}|1{5}", text[at:]):
        # The inserted bit is marked by a letter that still tells its value.
        end = at + match.end()
        if end == len(text):
            break
        text, at = text[:end] + "ab"[int(text[end])] + text[end + 1 :], end
        rest = text[end + 1 :]
        value = "01"["ab".index(text[end])]
        if rest.startswith(value * 4) and len(rest) > 4:
            text = text[: end + 5] + "ab"[int(text[end + 5])] + text[end + 6 :]
            at = end + 5
            while text[at] in "ab":
                value = "01"["ab".index(text[at])]
                rest = text[at + 1 :]
                if not rest.startswith(value * 4) or len(rest) <= 4:
                    break
                text = text[: at + 5] + "ab"[int(text[at + 5])] + text[at + 6 :]
                at += 5
    return [int(char) for char in text if char in "01"]
