from bisect import bisect_right


def bin_with_overflow(readings, low, width, bins):
    if width > 0 and bins > 0:
        edges = [low + width * i for i in range(bins + 1)]
        places = [bisect_right(edges, reading) for reading in readings]
        return [places.count(place) for place in range(bins + 2)]
    return []
