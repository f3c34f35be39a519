def as_signed(word, width):
    return word if word < 2 ** (width - 1) else word - 2**width


def adder_flags(first, second, carry, width):
    if not all(0 <= word < 2**width for word in (first, second)):
        return None
    result = (first + second + carry) % 2**width
    exact = as_signed(first, width) + as_signed(second, width) + carry
    text = "N" if as_signed(result, width) < 0 else ""
    text += "" if result else "Z"
    text += "V" if exact != as_signed(result, width) else ""
    return result, text + ("C" if first + second + carry >= 2**width else "")
