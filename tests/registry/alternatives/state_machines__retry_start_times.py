from itertools import accumulate


def retry_start_times(attempts, pause, most_pause, deadline):
    failed = [asked is not None for _, asked in attempts]
    tries = failed.index(False) + 1 if False in failed else len(attempts)
    waits = [pause if n == 0 else min(pause * 2**n, most_pause) for n in range(tries)]
    gaps = [took + max(wait, asked or 0) for (took, asked), wait in zip(attempts, waits, strict=False)]
    starts = list(accumulate(gaps, initial=0))[:tries]
    kept = [start for start in starts if start <= deadline]
    return kept, len(kept) == tries and False in failed
