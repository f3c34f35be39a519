"""Hide long numbers in text: in each stretch of digits, single blanks or hyphens between digits allowed, with at least a given count of digits, replace all digits but the last four by asterisks. Shorter stretches stay."""


def hide_stretch(stretch, least):
    digits = sum(char.isdecimal() for char in stretch)
    if digits < least:
        return stretch
    hidden = ""
    for char in stretch:
        if not char.isdecimal():
            hidden += char
            continue
        hidden += "*" if digits > 4 else char
        digits -= 1
    return hidden


def mask_long_numbers(text, least):
    result = stretch = ""
    for index, char in enumerate(text):
        inside = text[index - 1 : index].isdecimal() and text[index + 1 : index + 2].isdecimal()
        if char.isdecimal() or (char in " -" and inside):
            stretch += char
            continue
        result += hide_stretch(stretch, least) + char
        stretch = ""
    return result + hide_stretch(stretch, least)


assert mask_long_numbers("card 1234 5678 9012 3456 ok", 13) == "card **** **** **** 3456 ok"
assert mask_long_numbers("12345", 5) == "*2345"
assert mask_long_numbers("12345", 6) == "12345"
assert mask_long_numbers("12-0-34-56", 6) == "**-*-34-56"
assert mask_long_numbers("12--34-56", 6) == "12--34-56"
assert mask_long_numbers("123456, 99", 3) == "**3456, 99"
assert mask_long_numbers("1234 ", 1) == "1234 "
assert mask_long_numbers(" 7 a-8", 1) == " 7 a-8"
assert mask_long_numbers("1234567 12345678", 8) == "******* ****5678"
assert mask_long_numbers("x1234567y12345678z", 8) == "x1234567y****5678z"
assert mask_long_numbers("", 5) == ""
