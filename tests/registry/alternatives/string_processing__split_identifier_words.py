import re


def split_identifier_words(name):
    marked = re.sub(r"(?<=[^A-Z_])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return [word.lower() for word in marked.split("_") if word]
