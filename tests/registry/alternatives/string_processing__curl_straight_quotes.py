import re


def curl_straight_quotes(text):
    unclosed = []

    def curl(match):
        if match[1] is not None:
            unclosed.append(match.start())
            return match[1] + "\u201c"
        if match[2] is not None and not unclosed:
            return match[0]
        if unclosed:
            unclosed.pop()
        return (match[2] or "") + "\u201d"

    # A quote right after another one must see the text before it, so match one at a time.
    return "".join(
        re.sub(r'(?s)^(^|.*[\s(\[{])"$|^(.*\d)"$|^.*"$', lambda m: curl(m)[-1], text[: end + 1])
        if text[end] == '"'
        else text[end]
        for end in range(len(text))
    )
