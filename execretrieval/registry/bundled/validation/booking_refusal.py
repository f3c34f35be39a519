"""Why a room booking is turned down: order unless it ends after its start, hours outside opening times, pause when it leaves less than the cleaning gap to a taken slot; checked in that order, None when possible."""


def too_close(start, end, taken, gap):
    taken_start, taken_end = taken
    return start - taken_end < gap and taken_start - end < gap


def booking_refusal(start, end, taken, hours, gap):
    opens, closes = hours
    if end <= start:
        return "order"
    if start < opens or end > closes:
        return "hours"
    for slot in taken:
        if too_close(start, end, slot, gap):
            return "pause"
    return None


assert booking_refusal(900, 960, [], (480, 1080), 15) is None
assert booking_refusal(900, 900, [], (480, 1080), 15) == "order"
assert booking_refusal(900, 901, [], (480, 1080), 15) is None
assert booking_refusal(480, 1080, [], (480, 1080), 15) is None
assert booking_refusal(479, 500, [], (480, 1080), 15) == "hours"
assert booking_refusal(1000, 1081, [], (480, 1080), 15) == "hours"
assert booking_refusal(900, 960, [(840, 885)], (480, 1080), 15) is None
assert booking_refusal(900, 960, [(840, 886)], (480, 1080), 15) == "pause"
assert booking_refusal(900, 960, [(500, 520), (975, 990)], (480, 1080), 15) is None
assert booking_refusal(900, 960, [(500, 520), (974, 990)], (480, 1080), 15) == "pause"
assert booking_refusal(900, 960, [(960, 990), (880, 900)], (480, 1080), 0) is None
assert booking_refusal(900, 960, [(920, 930)], (480, 1080), 0) == "pause"
