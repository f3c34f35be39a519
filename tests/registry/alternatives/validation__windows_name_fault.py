import re

CHECKS = (
    ("empty", r"\Z"),
    ("long", r"(?s).{256}"),
    ("character", r'(?s).*[<>:"/\\|?*\x00-\x1f]'),
    ("ending", r"(?s).*[. ]\Z"),
    ("device", r"(?i)(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|\Z)"),
)


def windows_name_fault(name):
    return next((fault for fault, pattern in CHECKS if re.match(pattern, name)), None)
