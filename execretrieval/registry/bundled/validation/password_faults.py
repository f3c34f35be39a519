"""List what a password breaks, in this order: short below 10 characters, digit or letter missing, repeat for three equal characters running, user when it holds the user's name in any case. Empty user names never count."""


def has_triple(text):
    return any(len(set(text[index : index + 3])) == 1 for index in range(len(text) - 2))


def password_faults(password, user):
    faults = []
    if len(password) < 10:
        faults.append("short")
    if not any(char.isdigit() for char in password):
        faults.append("digit")
    if not any(char.isalpha() for char in password):
        faults.append("letter")
    if has_triple(password):
        faults.append("repeat")
    if user and user.lower() in password.lower():
        faults.append("user")
    return faults


assert password_faults("river7bank", "ann") == []
assert password_faults("river7ban", "ann") == ["short"]
assert password_faults("riverabank", "ann") == ["digit"]
assert password_faults("1234567890", "ann") == ["letter"]
assert password_faults("river7bannk", "Bann") == ["user"]
assert password_faults("RIVER7BANK", "river") == ["user"]
assert password_faults("river77bank", "") == []
assert password_faults("river777bank", "x") == ["repeat"]
assert password_faults("rrriver7bank", "x") == ["repeat"]
assert password_faults("r7rivibbkkk", "x") == ["repeat"]
assert password_faults("aba7abab7bb", "x") == []
assert password_faults("", "ann") == ["short", "digit", "letter"]
