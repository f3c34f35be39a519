from decimal import Decimal


def percent_split_fault(entries):
    names = []
    amounts = []
    for name, text in entries:
        whole, point, decimals = text.partition(".")
        digits = whole + decimals
        if set(digits) - set("0123456789") or not whole or len(decimals) > 2:
            return name, "format"
        if point and not decimals:
            return name, "format"
        amounts.append(Decimal(text))
        if not amounts[-1]:
            return name, "zero"
        if name.casefold() in names:
            return name, "repeated"
        names.append(name.casefold())
    return int((sum(amounts) - 100) * 100) or None
