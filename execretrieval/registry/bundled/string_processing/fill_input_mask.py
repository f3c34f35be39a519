"""Format raw input by a mask in which 9 takes a digit, A a letter and others stand for themselves, skipping raw punctuation. Output ends with the last input unless the mask is full; wrong kinds or leftovers give None."""


def fits_slot(char, slot):
    return char.isdecimal() if slot == "9" else char.isalpha()


def fill_input_mask(mask, raw):
    left = [char for char in raw if char.isdecimal() or char.isalpha()]
    result = ""
    pending = ""
    for slot in mask:
        if slot not in ("9", "A"):
            pending += slot
            continue
        if not left:
            return result
        if not fits_slot(left[0], slot):
            return None
        result += pending + left[0]
        pending = ""
        left = left[1:]
    return None if left else result + pending


assert fill_input_mask("AA-999", "ab123") == "ab-123"
assert fill_input_mask("(999) 99", "123 45") == "(123) 45"
assert fill_input_mask("(999) 99", "12.34") == "(123) 4"
assert fill_input_mask("(999) 99", "123") == "(123"
assert fill_input_mask("99%", "12") == "12%"
assert fill_input_mask("99%", "1") == "1"
assert fill_input_mask("AA-999", "a1") is None
assert fill_input_mask("99", "1b") is None
assert fill_input_mask("99", "123") is None
assert fill_input_mask("B9", "x") is None
assert fill_input_mask("--", "") == "--"
assert fill_input_mask("(9", "") == ""
