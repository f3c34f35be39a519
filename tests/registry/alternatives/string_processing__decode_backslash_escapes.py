import re


def decode_backslash_escapes(text):
    table = {"n": "\n", "t": "\t"}

    def value(match):
        body = match[1]
        if re.fullmatch("x[0-9a-fA-F]{2}", body):
            return bytes.fromhex(body[1:]).decode("latin-1")
        if body[0] in "01234567":
            return chr(sum(int(digit) * 8**place for place, digit in enumerate(reversed(body))))
        if body in "\\'\"":
            return body
        return table.get(body, match[0])

    if re.fullmatch(r"(?:[^\\]|\\.)*\\", text, re.DOTALL):
        return None
    return re.sub(r"\\(x[0-9a-fA-F]{2}|[0-7]{1,3}|.)", value, text, flags=re.DOTALL)
