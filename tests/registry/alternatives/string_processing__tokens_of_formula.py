import re


def tokens_of_formula(formula):
    token = r"<=|>=|<>|\d+\.\d+|\d+|[A-Za-z_]\w*|[-+*/()<>=,]"
    if not re.fullmatch(rf"\s*(?:(?>{token})\s*)*+", formula, re.ASCII):
        return None
    return re.findall(token, formula, re.ASCII)
