import re


def screen_saver_trace(ticks, dim_after, off_after):
    trace, passed_on = "", 0
    for run in re.findall("k[^k]*|^[^k]+", ticks):
        woken = run.startswith("k")
        passed_on += woken and not trace.endswith("O")
        idle = len(run) - woken
        bright = max(min(dim_after, off_after) - 1, 0)
        dim = max(off_after - 1 - bright, 0)
        trace += "B" * woken + ("B" * bright + "D" * dim + "O" * idle)[:idle]
    return trace, passed_on
