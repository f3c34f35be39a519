def decode_utf8_point(data, start):
    if start < 0:
        return None
    for end in range(start + 1, start + 5):
        try:
            text = bytes(data[start:end]).decode("utf-8")
        except UnicodeDecodeError:
            continue
        if len(text) == 1 and end <= len(data):
            return ord(text), end
    return None
