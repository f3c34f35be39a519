def money_text_cents(text):
    sign = 1
    if text[:1] == "(" and text[-1:] == ")":
        sign, text = -1, text[1:-1]
    whole, point, decimals = text.partition(".")
    digits = whole.replace(",", "")
    if not (set(digits + decimals) <= set("0123456789") and digits):
        return None
    if point and len(decimals) != 2:
        return None
    value = int(digits)
    if whole not in (f"{value:d}", f"{value:,d}"):
        return None
    total = value * 100 + int(decimals or "0")
    return None if sign < total == 0 else sign * total
