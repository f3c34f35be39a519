from bisect import bisect_right


def expand_tab_stops(line, stops):
    head, *rest = line.split("\t")
    for piece in rest:
        place = bisect_right(stops, len(head))
        target = stops[place] if place < len(stops) else len(head) + 1
        head = head.ljust(target) + piece
    return head
