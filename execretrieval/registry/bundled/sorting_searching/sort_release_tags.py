"""Order version tags newest first: numbers compare by value, missing parts count as zero, and pre-releases such as 1.2-rc3, ordered by word and number, are older than 1.2 itself. Equal versions keep their given order."""


def release_key(tag):
    numbers, _, suffix = tag.partition("-")
    parts = [int(part) for part in numbers.split(".")]
    while parts and parts[-1] == 0:
        parts.pop()
    counter = suffix.lstrip("abcdefghijklmnopqrstuvwxyz")
    word = suffix[: len(suffix) - len(counter)]
    return parts, not suffix, word, int(counter or 0)


def sort_release_tags(tags):
    return sorted(tags, key=release_key, reverse=True)


assert sort_release_tags(["1.9", "1.10", "1.2"]) == ["1.10", "1.9", "1.2"]
assert sort_release_tags(["1.2-rc3", "1.2"]) == ["1.2", "1.2-rc3"]
assert sort_release_tags(["1.2", "1.2-rc3"]) == ["1.2", "1.2-rc3"]
assert sort_release_tags(["1-rc9", "1-rc10", "1-beta11"]) == ["1-rc10", "1-rc9", "1-beta11"]
assert sort_release_tags(["2.0", "2", "2.0.0"]) == ["2.0", "2", "2.0.0"]
assert sort_release_tags(["2.0.1", "2", "2.1-a1"]) == ["2.1-a1", "2.0.1", "2"]
assert sort_release_tags(["2-rc1", "2.0.0-rc2", "2.0-rc"]) == ["2.0.0-rc2", "2-rc1", "2.0-rc"]
assert sort_release_tags(["1-rc", "1-rc0", "1-rc1"]) == ["1-rc1", "1-rc", "1-rc0"]
assert sort_release_tags(["1-rc2", "1-rd1"]) == ["1-rd1", "1-rc2"]
assert sort_release_tags(["0.0", "0.1", "0"]) == ["0.1", "0.0", "0"]
assert sort_release_tags(["1-rc-5", "1-rc1"]) == ["1-rc1", "1-rc-5"]
assert sort_release_tags([]) == []
