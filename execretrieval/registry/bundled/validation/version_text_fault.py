"""Malformed part of a semantic version: core unless three plain numbers, pre behind the first hyphen, build behind the plus sign; numbers are not zero-padded except in the build. First bad part, None if all are fine."""

import re


def identifiers_fit(text, padded_allowed):
    for identifier in text.split("."):
        if not re.fullmatch("[0-9A-Za-z-]+", identifier):
            return False
        if re.fullmatch("0[0-9]+", identifier) and not padded_allowed:
            return False
    return True


def version_text_fault(text):
    main, plus, build = text.partition("+")
    core, hyphen, pre = main.partition("-")
    numbers = core.split(".")
    if len(numbers) != 3 or not all(re.fullmatch("0|[1-9][0-9]*", part) for part in numbers):
        return "core"
    if hyphen and not identifiers_fit(pre, False):
        return "pre"
    if plus and not identifiers_fit(build, True):
        return "build"
    return None


assert version_text_fault("1.20.3") is None
assert version_text_fault("0.0.0-alpha.1+001.x") is None
assert version_text_fault("1.0.0-x-y.0.0a") is None
assert version_text_fault("1.0.0+a-b") is None
assert [version_text_fault(text) for text in ("1.2", "1.2.3.4", "", "1.2.x", "v1.2.3")] == [
    "core"
] * 5
assert [version_text_fault(text) for text in ("01.2.3", "1.2.", "1.-2.3")] == ["core"] * 3
assert [version_text_fault(text) for text in ("1.2.3-", "1.2.3-a..b", "1.2.3-01", "1.2.3-a_b")] == [
    "pre"
] * 4
assert [version_text_fault(text) for text in ("1.2.3+", "1.2.3+a+b", "1.2.3-a+b..c")] == [
    "build"
] * 3
assert version_text_fault("1.2-01+") == "core"
assert version_text_fault("1.2.3-01+") == "pre"
assert version_text_fault("1.2.3-a.010.b") == "pre"
assert version_text_fault("1.2.3-00a") is None
