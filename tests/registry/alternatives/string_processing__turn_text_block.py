from itertools import zip_longest


def turn_text_block(lines, clockwise):
    if clockwise:
        columns = list(zip_longest(*lines[::-1], fillvalue=" "))
    else:
        columns = list(zip_longest(*lines, fillvalue=" "))[::-1]
    return ["".join(column).rstrip() for column in columns]
