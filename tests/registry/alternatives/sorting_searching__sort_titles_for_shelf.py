import re


def sort_titles_for_shelf(titles, articles):
    def padded(title):
        text = " ".join(re.sub(r"([^\W\d_])(?=\d)|(\d)(?=[^\W\d_])", r"\1\2 ", title.lower()).split())
        text = " ".join("".join(c if c.isalnum() else " " for c in text).split())
        first, _, rest = text.partition(" ")
        text = rest if rest and first in articles else text
        return [word.zfill(30) if word.isdecimal() else word for word in text.split()]

    return sorted(titles, key=padded)
