def watchdog_resets(signals, timeout, restart, until):
    if timeout <= 0:
        raise ValueError(timeout)
    resets, left, booting = [], timeout, 0
    for now in range(1, until + 1):
        if booting > 1:
            booting -= 1
            continue
        if booting == 1:
            booting, left = 0, timeout
            continue
        left -= 1
        if now in signals:
            left = timeout
        if left == 0:
            resets.append(now)
            booting, left = restart, timeout
    return resets
