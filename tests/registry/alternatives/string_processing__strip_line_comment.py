import re


def strip_line_comment(line, mark):
    token = rf"""("[^"]*(?:"|$)|'[^']*(?:'|$))|(?<!\S){re.escape(mark)}.*"""
    return re.sub(token, lambda match: match[1] or "", line, flags=re.DOTALL).rstrip()
