"""Read Morse letters from durations, tones positive, pauses negative: under two units a dot or pause within a letter, longer tones a dash, pauses of five units a blank too. Codes of no letter give ?; outer blanks go."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- "
    "-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
)
CODES = dict(zip(MARKS.split(), LETTERS, strict=True))


def letter_of(code):
    return CODES.get(code, "?") if code else ""


def morse_from_pulses(durations, unit):
    text = ""
    code = ""
    for duration in durations:
        if duration > 0:
            code += "." if duration < 2 * unit else "-"
            continue
        if -duration < 2 * unit:
            continue
        text += letter_of(code)
        code = ""
        if -duration >= 5 * unit:
            text += " "
    return (text + letter_of(code)).strip()


assert morse_from_pulses([1, -1, 3], 1) == "A"
assert morse_from_pulses([1, -3, 0, 3], 1) == "ET"
assert morse_from_pulses([1, -5, 3], 1) == "E T"
assert morse_from_pulses([1, -4, 3], 1) == "ET"
assert morse_from_pulses([1, -2, 2], 1) == "ET"
assert morse_from_pulses([19, -19, 20, -20, 20, -49, 19, -50, 19], 10) == "ATE E"
assert morse_from_pulses([-70, 10, -10, 10, -10, 10, -80], 10) == "S"
assert morse_from_pulses([3, -1, 3, -1, 3, -7, 1], 1) == "O E"
assert morse_from_pulses([3, -1, 3, -1, 3, -1, 3, -1, 3, -1, 3, -3, 1], 1) == "?E"
assert morse_from_pulses([3, -1, 1, -3, -2, 1, -1, 1], 1) == "NI"
assert morse_from_pulses([-9, -1], 1) == ""
assert morse_from_pulses([], 1) == ""
