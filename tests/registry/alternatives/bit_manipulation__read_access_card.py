def read_access_card(frame):
    if frame.bit_length() > 26 or frame < 0:
        return None
    text = format(frame, "026b")
    if text[:13].count("1") & 1 == 1 or text[13:].count("1") & 1 == 0:
        return None
    return int(text[1:9], 2), int(text[9:25], 2)
