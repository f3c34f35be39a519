def first_fit_offsets(heap, requests):
    cells, offsets = "." * heap, []
    marks = {}
    for request in requests:
        if request > 0:
            at = cells.find("." * request)
            mark = chr(1000 + len(offsets))
            if at >= 0:
                cells = cells[:at] + mark * request + cells[at + request :]
            marks[len(offsets) + 1] = mark
            offsets.append(at if at >= 0 else None)
        else:
            cells = cells.replace(marks.get(-request, "."), ".")
    return offsets
