import re


def extract_flagged_frames(bits):
    flags = [match.start() for match in re.finditer("01111110", bits)]
    contents = [bits[flags[i] + 8 : flags[i + 1]] for i in range(len(flags) - 1)]
    return [re.sub("111110", "11111", content) for content in contents if content and "111111" not in content]
