"""Receiver that hands on packets in sequence from number 0 and holds early ones within a window from the next wanted. Return the next wanted number after each packet, and packets dropped: old, repeated or too far ahead."""


def receive_in_order(packets, window):
    wanted = 0
    held = set()
    acknowledged = []
    dropped = []
    for packet in packets:
        if packet < wanted or packet - wanted >= window or packet in held:
            dropped.append(packet)
        else:
            held.add(packet)
        while wanted in held:
            held.remove(wanted)
            wanted += 1
        acknowledged.append(wanted)
    return acknowledged, dropped


assert receive_in_order([0, 1, 2], 3) == ([1, 2, 3], [])
assert receive_in_order([1, 2, 0, 3], 3) == ([0, 0, 3, 4], [])
assert receive_in_order([0, 0, 1], 3) == ([1, 1, 2], [0])
assert receive_in_order([2, 2, 0, 1], 3) == ([0, 0, 1, 3], [2])
assert receive_in_order([3, 0, 3, 1, 2], 3) == ([0, 1, 1, 2, 4], [3])
assert receive_in_order([1, 0], 1) == ([0, 1], [1])
assert receive_in_order([2, 1, 0, 1], 2) == ([0, 0, 2, 2], [2, 1])
assert receive_in_order([0, 4, 1], 4) == ([1, 1, 2], [])
assert receive_in_order([0, 5, 1], 4) == ([1, 1, 2], [5])
assert receive_in_order([0], 0) == ([0], [0])
assert receive_in_order([], 4) == ([], [])
