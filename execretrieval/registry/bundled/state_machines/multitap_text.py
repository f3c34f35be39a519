"""Text typed on a phone keypad from ascending press times and keys 2 to 9: presses of the same key within the timeout step through its letters, going round. A star deletes a character, other keys just end a letter."""

LETTERS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}


def next_letter(letter, letters):
    return letters[(letters.index(letter) + 1) % len(letters)]


def multitap_text(presses, timeout):
    text = ""
    last_key = last_time = None
    for time, key in presses:
        letters = LETTERS.get(key)
        if key == "*":
            text = text[:-1]
        elif letters and key == last_key and time - last_time <= timeout:
            text = text[:-1] + next_letter(text[-1], letters)
        elif letters:
            text += letters[0]
        last_key, last_time = key, time
    return text


assert multitap_text([(0, "2"), (5, "3")], 9) == "ad"
assert multitap_text([(0, "2"), (5, "2")], 9) == "b"
assert multitap_text([(0, "2"), (9, "2")], 9) == "b"
assert multitap_text([(0, "2"), (10, "2")], 9) == "aa"
assert multitap_text([(0, "2"), (6, "2"), (12, "2"), (18, "2")], 9) == "a"
assert multitap_text([(0, "7"), (1, "7"), (2, "7"), (3, "7")], 1) == "s"
assert multitap_text([(0, "4"), (1, "#"), (2, "4")], 9) == "gg"
assert multitap_text([(0, "4"), (1, "5"), (2, "*"), (3, "5"), (4, "5")], 9) == "gk"
assert multitap_text([(0, "9"), (1, "*"), (2, "*"), (3, "8")], 9) == "t"
assert multitap_text([(0, "1"), (1, "1"), (2, "6"), (3, "6")], 9) == "n"
assert multitap_text([], 5) == ""
