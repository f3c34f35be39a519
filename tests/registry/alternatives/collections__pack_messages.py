def pack_messages(sizes, max_size, max_count):
    if not max_count > 0:
        raise ValueError("count limit")
    rest, envelopes = list(sizes), []
    while rest:
        # The longest run from the front that keeps both limits, but at least one.
        lengths = [n for n in range(1, len(rest) + 1) if n <= max_count and sum(rest[:n]) <= max_size]
        length = lengths[-1] if lengths else 1
        envelopes.append(rest[:length])
        rest = rest[length:]
    return envelopes
