def stamp_over_text(lines, stamp, row, column):
    marks = {
        (row + down, column + right): char
        for down, text in enumerate(stamp)
        for right, char in enumerate(text)
        if char != " "
    }
    result = []
    for y, line in enumerate(lines):
        mine = [x for (mark_row, x) in marks if mark_row == y]
        width = max([len(line), *(x + 1 for x in mine)])
        result.append("".join(marks.get((y, x), line[x : x + 1] or " ") for x in range(width)))
    return result
