import re


def unescape_byte_frames(data):
    text = "".join(map(chr, data))
    frames = []
    for part in text.split("\xc0")[:-1]:
        if re.fullmatch("(?:[^\xdb]|\xdb[\xdc\xdd])+", part, re.DOTALL):
            plain = re.sub("\xdb(.)", lambda match: {"\xdc": "\xc0", "\xdd": "\xdb"}[match[1]], part)
            frames.append([ord(character) for character in plain])
    return frames
