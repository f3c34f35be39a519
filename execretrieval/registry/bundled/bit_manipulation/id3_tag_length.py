"""Length in bytes of the ID3 tag a file starts with, header and optional footer included; 0 without a tag. The size is four bytes of seven bits each; a set eighth bit or fewer than ten bytes give None."""


def join_sevens(data):
    size = 0
    for byte in data:
        size = (size << 7) + byte
    return size


def id3_tag_length(data):
    if data[:3] != b"ID3":
        return 0
    if len(data) < 10 or max(data[6:10]) > 127:
        return None
    footer = 10 if data[5] & 0x10 else 0
    return 10 + join_sevens(data[6:10]) + footer


assert id3_tag_length(b"ID3\x04\x00\x00\x00\x00\x02\x01") == 267
assert id3_tag_length(b"ID3\x04\x00\x10\x00\x00\x02\x01") == 277
assert id3_tag_length(b"ID3\x04\xff\xef\x00\x00\x00\x05\xff") == 15
assert id3_tag_length(b"ID3\x03\x00\x00\x7f\x7f\x7f\x7f") == 268435465
assert id3_tag_length(b"ID3\x03\x00\x00\x01\x00\x00\x00") == 2097162
assert id3_tag_length(b"ID3\x03\x00\x00\x00\x80\x00\x00") is None
assert id3_tag_length(b"ID3\x03\x00\x00\x80\x00\x00\x00") is None
assert id3_tag_length(b"ID3\x03\x00\x00\x00\x00\x00\x80") is None
assert id3_tag_length(b"ID3\x03\x80\x80\x00\x00\x00\x00") == 10
assert id3_tag_length(b"ID3\x03\x00\x00\x00\x00\x00") is None
assert id3_tag_length(b"TAG\x03\x00\x00\x00\x00\x02\x01") == 0
assert id3_tag_length(b"ID") == 0
