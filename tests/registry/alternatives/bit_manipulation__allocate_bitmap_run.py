import re


def allocate_bitmap_run(used, blocks, count, alignment):
    if count <= 0:
        return None
    text = format(used, "b").zfill(blocks)[::-1][:blocks]
    starts = [match.start() for match in re.finditer(f"(?=0{{{count}}})", text)]
    for start in starts:
        if start % alignment == 0:
            return start, used | sum(2 ** (start + i) for i in range(count))
    return None
