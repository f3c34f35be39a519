def render_terminal_line(text):
    cells, cursor, position = {}, 0, 0
    while position < len(text):
        character = text[position]
        position += 1
        if character == "\x1b" and text[position : position + 1] == "[":
            end = position + 1
            while text[end] in "0123456789;":
                end += 1
            digits = text[position + 1 : end].partition(";")[0]
            code, position = text[end], end + 1
            if code == "K" and not digits:
                cells = {place: shown for place, shown in cells.items() if place < cursor}
            elif code == "C":
                cursor += int(digits) if digits else 1
        elif character == "\r":
            cursor = 0
        elif character == "\b":
            cursor -= cursor > 0
        else:
            cells[cursor] = character
            cursor += 1
    return "".join(cells.get(place, " ") for place in range(max(cells, default=-1) + 1)).rstrip()
