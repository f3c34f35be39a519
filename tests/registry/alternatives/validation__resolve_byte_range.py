def resolve_byte_range(header, size):
    unit, equals, spec = header.partition("=")
    first, dash, last = spec.partition("-")
    if unit + equals + dash != "bytes=-" or not set(first + last) <= set("0123456789"):
        return None
    positions = range(size)
    if first:
        if last and int(first) > int(last):
            return None
        chosen = positions[int(first) : int(last) + 1] if last else positions[int(first) :]
    elif last:
        chosen = positions[-int(last) :] if int(last) else []
    else:
        return None
    return (chosen[0], chosen[-1]) if chosen else None
