"""Split a camel-case or snake-case identifier into lower-case words. A run of capitals is one word, except that its last one starts the next word when a small letter follows; digits stick to what stands before them."""


def starts_word(before, char, after):
    if not char.isupper():
        return False
    return not before.isupper() or after.islower()


def split_identifier_words(name):
    words = []
    for part in name.split("_"):
        if not part:
            continue
        words.append(part[0])
        for before, char, after in zip(part, part[1:], part[2:] + "_", strict=False):
            if starts_word(before, char, after):
                words.append("")
            words[-1] += char
    return [word.lower() for word in words]


assert split_identifier_words("parseHTTPResponse") == ["parse", "http", "response"]
assert split_identifier_words("getURL") == ["get", "url"]
assert split_identifier_words("BCbA") == ["b", "cb", "a"]
assert split_identifier_words("IOError") == ["io", "error"]
assert split_identifier_words("snake_case_name") == ["snake", "case", "name"]
assert split_identifier_words("_privateField") == ["private", "field"]
assert split_identifier_words("MAX_size") == ["max", "size"]
assert split_identifier_words("utf8Text2") == ["utf8", "text2"]
assert split_identifier_words("R2D2") == ["r2", "d2"]
assert split_identifier_words("X") == ["x"]
assert split_identifier_words("__") == []
assert split_identifier_words("") == []
