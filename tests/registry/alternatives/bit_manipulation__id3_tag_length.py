def id3_tag_length(data):
    if not data.startswith(b"ID3"):
        return 0
    head = list(data[:10])
    if len(head) != 10:
        return None
    groups = [format(byte, "b").zfill(7) for byte in head[6:]]
    if any(len(group) == 8 for group in groups):
        return None
    length = int("".join(groups), 2)
    return length + (20 if head[5] // 16 % 2 else 10)
