def filter_centred(signal, kernel):
    if len(kernel) % 2 == 0:
        return None
    if not signal:
        return []
    half = len(kernel) // 2
    padded = [signal[0]] * half + list(signal) + [signal[-1]] * half
    flipped = kernel[::-1]
    return [
        sum(a * b for a, b in zip(padded[start : start + len(kernel)], flipped, strict=True))
        for start in range(len(signal))
    ]
