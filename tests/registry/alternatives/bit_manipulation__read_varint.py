def read_varint(data, start):
    if start < 0:
        return None
    end = start
    while end < len(data) and data[end] > 127:
        end += 1
    if end not in range(len(data)) or end - start > 9:
        return None
    value = 0
    for byte in reversed(data[start : end + 1]):
        value = value * 128 + byte % 128
    return None if value.bit_length() > 64 else (value, end + 1)
