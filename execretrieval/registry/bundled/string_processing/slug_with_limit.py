"""Turn a title into a lower-case address part: runs of anything but ASCII letters and digits become one hyphen, none at the ends. If too long, drop whole trailing words, but cut the first word rather than leave nothing."""


def title_words(title):
    cleaned = "".join(char if char.isascii() and char.isalnum() else " " for char in title)
    return cleaned.lower().split()


def slug_with_limit(title, limit):
    slug = ""
    for word in title_words(title):
        if slug == "":
            slug = word[: max(limit, 0)]
        elif len(slug) + len(word) < limit:
            slug += "-" + word
        else:
            break
    return slug


assert slug_with_limit("Hello, World!", 20) == "hello-world"
assert slug_with_limit("Hello, World!", 11) == "hello-world"
assert slug_with_limit("Hello, World!", 10) == "hello"
assert slug_with_limit("Hello, World!", 5) == "hello"
assert slug_with_limit("Hello, World!", 3) == "hel"
assert slug_with_limit("one three x", 5) == "one"
assert slug_with_limit("  --C3 po__R2", 30) == "c3-po-r2"
assert slug_with_limit("Caf\u00e9 noir", 30) == "caf-noir"
assert slug_with_limit("a b c", 3) == "a-b"
assert slug_with_limit("?!", 8) == ""
assert slug_with_limit("ab", -1) == ""
assert slug_with_limit("", 8) == ""
