import re


def card_brand(number):
    text = "".join(number.split(" "))
    if not re.fullmatch("[0-9]+", text):
        return None
    odd = sum(int(char) for char in text[-1::-2])
    doubled = sum(sum(divmod(2 * int(char), 10)) for char in text[-2::-2])
    if (odd + doubled) % 10:
        return None
    if re.match("3[47]", text) and len(text) == 15:
        return "amex"
    if re.fullmatch("4(...)?.{12}", text):
        return "visa"
    if len(text) == 16 and (51 <= int(text[:2]) <= 55 or int(text[:4]) in range(2221, 2721)):
        return "mastercard"
    return "unknown"
