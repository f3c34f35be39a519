"""Why a file name is refused on Windows: empty, long above 255 characters, character for control or reserved signs, ending for a final dot or blank, device for names like con.txt; checked in that order, None when allowed."""

DEVICES = {"con", "prn", "aux", "nul"}
RESERVED = set('<>:"/\\|?*')


def is_device(stem):
    if stem in DEVICES:
        return True
    return len(stem) == 4 and stem[:3] in ("com", "lpt") and stem[3] in "123456789"


def windows_name_fault(name):
    if name == "":
        return "empty"
    if len(name) > 255:
        return "long"
    if any(char in RESERVED or ord(char) < 32 for char in name):
        return "character"
    if name[-1] in ". ":
        return "ending"
    stem = name.split(".")[0].lower()
    return "device" if is_device(stem) else None


assert windows_name_fault("report 1.txt") is None
assert windows_name_fault("") == "empty"
assert windows_name_fault("n" * 255) is None
assert windows_name_fault("n" * 256) == "long"
assert windows_name_fault("what?.txt") == "character"
assert [windows_name_fault(f"a{sign}b") for sign in ("\x1f", " ", "\x00")] == [
    "character",
    None,
    "character",
]
assert [windows_name_fault(name) for name in ("a.", "a ", "...")] == ["ending"] * 3
assert [windows_name_fault(name) for name in ("CON", "nul.tar.gz", "Com1", "lpt9.x")] == [
    "device"
] * 4
assert [windows_name_fault(name) for name in ("com", "com0", "com12", "cat1", "x.con")] == [
    None
] * 5
assert windows_name_fault("con. ") == "ending"
assert windows_name_fault("*.") == "character"
assert windows_name_fault(".con") is None
