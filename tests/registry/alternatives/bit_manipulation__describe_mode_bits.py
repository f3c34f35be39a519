def describe_mode_bits(mode):
    if mode not in range(4096):
        return None
    special, *groups = (int(digit) for digit in format(mode, "04o"))
    text = ""
    for rights, flag, mark in zip(groups, format(special, "03b"), ("sS", "sS", "tT"), strict=True):
        word = "".join(
            letter if bit == "1" else "-" for letter, bit in zip("rwx", format(rights, "03b"), strict=True)
        )
        if flag == "1":
            word = word[:2] + (mark[0] if word[2] == "x" else mark[1])
        text += word
    return text
