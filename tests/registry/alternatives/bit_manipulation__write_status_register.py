def write_status_register(old, written, clear_mask, locked_mask, width):
    if written not in range(2**width):
        return old
    result = 0
    for position in range(width):
        unit = 2**position
        before, sent = bool(old & unit), bool(written & unit)
        if locked_mask & unit:
            after = before
        elif clear_mask & unit:
            after = before and not sent
        else:
            after = sent
        result += unit * after
    return result
