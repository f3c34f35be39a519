import re

NUMBER = "(?:0|[1-9][0-9]*)"
PRE = f"(?:{NUMBER}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
STEPS = (
    ("core", rf"{NUMBER}\.{NUMBER}\.{NUMBER}(?=[-+]|\Z)"),
    ("pre", rf"(?:-{PRE}(?:\.{PRE})*)?(?=\+|\Z)"),
    ("build", r"(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?\Z"),
)


def version_text_fault(text):
    at = 0
    for name, pattern in STEPS:
        match = re.compile(pattern).match(text, at)
        if match is None:
            return name
        at = match.end()
    return None
