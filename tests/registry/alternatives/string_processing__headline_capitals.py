import re


def headline_capitals(headline, minor):
    def fixed(word):
        return word if re.search("[A-Z]", word) and word == word.upper() and word[1:] else None

    def big(word):
        return fixed(word) or word[0].upper() + word[1:].lower()

    match headline.split():
        case []:
            return ""
        case [only]:
            return big(only)
        case [first, *inner, last]:
            middle = [fixed(word) or (word.lower() if word.lower() in minor else big(word)) for word in inner]
            return " ".join([big(first), *middle, big(last)])
