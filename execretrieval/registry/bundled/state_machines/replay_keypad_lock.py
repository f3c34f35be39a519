"""Feed keys to a code lock: # submits the last presses, as many as the code has, and like * clears them. Return open, locked or, after the allowed wrong submits, blocked, with presses used; no tries block at once."""


def replay_keypad_lock(code, keys, tries):
    if tries < 1:
        return "blocked", 0
    typed = ""
    wrong = 0
    for used, key in enumerate(keys, 1):
        if key == "*":
            typed = ""
        elif key != "#":
            typed = (typed + key)[-len(code) :]
        elif typed == code:
            return "open", used
        else:
            typed = ""
            wrong += 1
        if wrong >= tries:
            return "blocked", used
    return "locked", len(keys)


assert replay_keypad_lock("42", "42#", 3) == ("open", 3)
assert replay_keypad_lock("42", "942#", 3) == ("open", 4)
assert replay_keypad_lock("42", "429#", 3) == ("locked", 4)
assert replay_keypad_lock("42", "9*42#7", 1) == ("open", 5)
assert replay_keypad_lock("42", "4*2#42#", 1) == ("blocked", 4)
assert replay_keypad_lock("42", "1#2#42#", 3) == ("open", 7)
assert replay_keypad_lock("42", "1#2#42#", 2) == ("blocked", 4)
assert replay_keypad_lock("42", "4#2#", 3) == ("locked", 4)
assert replay_keypad_lock("707", "707*#", 2) == ("locked", 5)
assert replay_keypad_lock("42", "", 2) == ("locked", 0)
assert replay_keypad_lock("42", "#", 1) == ("blocked", 1)
assert replay_keypad_lock("42", "42#", 0) == ("blocked", 0)
