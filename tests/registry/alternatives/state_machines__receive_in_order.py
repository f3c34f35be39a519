from itertools import count


def receive_in_order(packets, window):
    accepted, acknowledged, dropped = [], [], []
    for packet in packets:
        wanted = next(number for number in count() if number not in accepted)
        if packet in range(wanted, wanted + window) and packet not in accepted:
            accepted.append(packet)
        else:
            dropped.append(packet)
        acknowledged.append(next(number for number in count() if number not in accepted))
    return acknowledged, dropped
