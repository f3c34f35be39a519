def read_packed_decimal(data):
    text = bytes(data).hex()
    sign = {"c": "+", "d": "-", "f": "+"}.get(text[-1:])
    if sign is None or not text[:-1].isdecimal():
        return None
    return int(sign + text[:-1])
