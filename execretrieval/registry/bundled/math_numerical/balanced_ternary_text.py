"""Write an integer in the ternary system whose digits are plus, zero and minus one, as text of the characters +, 0 and -, highest digit first. Negative numbers need no sign of their own; zero is 0."""


def balanced_ternary_text(number):
    if number == 0:
        return "0"
    digits = []
    while number:
        number, digit = divmod(number, 3)
        if digit > 1:
            number += 1
        digits.append("0+-"[digit])
    return "".join(reversed(digits))


assert balanced_ternary_text(1) == "+"
assert balanced_ternary_text(2) == "+-"
assert balanced_ternary_text(3) == "+0"
assert balanced_ternary_text(5) == "+--"
assert balanced_ternary_text(8) == "+0-"
assert balanced_ternary_text(13) == "+++"
assert balanced_ternary_text(14) == "+---"
assert balanced_ternary_text(-1) == "-"
assert balanced_ternary_text(-2) == "-+"
assert balanced_ternary_text(-9) == "-00"
assert balanced_ternary_text(0) == "0"
