import re


def decode_manchester(levels):
    bits, errors, left = "", [], False
    for match in re.finditer("01|10|0(?=0)|1(?=1)|.", levels):
        if len(match[0]) == 2:
            bits += match[0][1]
        elif match.end() < len(levels):
            errors.append(match.start())
        else:
            left = True
    return bits, errors, left
