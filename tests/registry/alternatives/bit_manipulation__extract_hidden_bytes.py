def extract_hidden_bytes(samples):
    bits = "".join("1" if sample % 2 else "0" for sample in samples)
    groups = [bits[at : at + 8] for at in range(0, len(bits), 8)]
    whole = [int(group, 2) for group in groups if len(group) == 8]
    if not whole or whole[0] >= len(whole):
        return None
    return whole[1 : 1 + whole[0]]
