def pack_best_fit(sizes, capacity):
    if any(size > capacity for size in sizes):
        return None
    boxes, room = [], []
    for size in sorted(sizes)[::-1]:
        order = sorted(range(len(boxes)), key=lambda index: room[index])
        index = next((index for index in order if room[index] >= size), len(boxes))
        if index == len(boxes):
            boxes.append([])
            room.append(capacity)
        boxes[index].append(size)
        room[index] -= size
    return boxes
