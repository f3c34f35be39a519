"""Contents between flags 01111110 in a text of bits, without the zeros stuffed after five ones. Empty ones and those with six ones in a row are dropped, as is all before the first and after the last flag."""

FLAG = "01111110"


def unstuffed(content):
    kept = ""
    ones = 0
    for bit in content:
        if bit == "0" and ones == 5:
            ones = 0
            continue
        ones = ones + 1 if bit == "1" else 0
        if ones > 5:
            return None
        kept += bit
    return kept


def extract_flagged_frames(bits):
    frames = []
    for part in bits.split(FLAG)[1:-1]:
        content = unstuffed(part)
        if not content:
            continue
        frames.append(content)
    return frames


assert extract_flagged_frames("01111110101001111110") == ["1010"]
assert extract_flagged_frames("01111110101111110") == ["1"]
assert extract_flagged_frames("11001111110000111111001101111110111") == ["00", "011"]
assert extract_flagged_frames("01111110111110101111110") == ["111111"]
assert extract_flagged_frames("0111111001111100001111110") == ["01111100"]
assert extract_flagged_frames("0111111011110100111111011110101111110") == ["1111010", "111101"]
assert extract_flagged_frames("01111110111110111110101111110") == ["11111111111"]
assert extract_flagged_frames("01111110011111101001111110") == ["10"]
assert extract_flagged_frames("0111111010111111100101111110101111110") == ["1"]
assert extract_flagged_frames("011111101010") == []
assert extract_flagged_frames("1010") == []
assert extract_flagged_frames("") == []
