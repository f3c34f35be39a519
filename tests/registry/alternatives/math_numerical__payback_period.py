from fractions import Fraction


def payback_period(invested, flows):
    if invested <= 0:
        return 0, 0
    got = Fraction(0)
    for year, flow in enumerate(flows):
        if got + flow < invested:
            got += flow
            continue
        for month in range(1, 13):
            got += Fraction(flow, 12)
            if got >= invested:
                return (year, month) if month < 12 else (year + 1, 0)
    return None
