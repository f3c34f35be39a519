"""Cut a byte sequence into frames ended by 192, where 219 followed by 220 or 221 stands for a 192 or 219 within. Empty frames, frames with any other escape and an unfinished last one are dropped."""

END, ESCAPE = 192, 219
ESCAPED = {220: END, 221: ESCAPE}


def unescape_byte_frames(data):
    frames = []
    frame = []
    escaping = False
    for byte in data:
        if byte == END:
            if frame and None not in frame and not escaping:
                frames.append(frame)
            frame = []
            escaping = False
        elif escaping:
            # An unknown escape leaves a None, which condemns the frame.
            frame.append(ESCAPED.get(byte))
            escaping = False
        elif byte == ESCAPE:
            escaping = True
        else:
            frame.append(byte)
    return frames


assert unescape_byte_frames([1, 2, 192, 3, 192]) == [[1, 2], [3]]
assert unescape_byte_frames([192, 192, 1, 192, 192]) == [[1]]
assert unescape_byte_frames([1, 219, 220, 2, 192]) == [[1, 192, 2]]
assert unescape_byte_frames([219, 221, 192]) == [[219]]
assert unescape_byte_frames([219, 221, 220, 192]) == [[219, 220]]
assert unescape_byte_frames([1, 219, 5, 2, 192, 7, 192]) == [[7]]
assert unescape_byte_frames([219, 5, 219, 220, 192, 8, 192]) == [[8]]
assert unescape_byte_frames([1, 219, 192, 4, 192]) == [[4]]
assert unescape_byte_frames([219, 219, 192, 220, 192]) == [[220]]
assert unescape_byte_frames([1, 192, 2]) == [[1]]
assert unescape_byte_frames([221, 192]) == [[221]]
assert unescape_byte_frames([]) == []
