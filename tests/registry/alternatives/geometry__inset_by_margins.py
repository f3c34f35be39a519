ORDERS = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 3: (0, 1, 2, 1), 4: (0, 1, 2, 3)}


def inset_by_margins(box, margins):
    if len(margins) not in ORDERS:
        return None
    top, right, bottom, left = (margins[i] for i in ORDERS[len(margins)])
    x, y, width, height = box
    return (
        x + left if left < width else x + width,
        y + top if top < height else y + height,
        width - left - right if left + right < width else 0,
        height - top - bottom if top + bottom < height else 0,
    )
