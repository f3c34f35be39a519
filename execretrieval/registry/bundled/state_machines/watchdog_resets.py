"""Times up to an end at which a watchdog restarts a device not heard for a full timeout, its very end being in time. While it restarts signals are lost, then the timer starts anew. Timeouts below one raise ValueError."""


def watchdog_resets(signals, timeout, restart, until):
    if timeout < 1:
        raise ValueError("the timeout must be positive")
    resets = []
    armed_at = 0
    heard = [signal for signal in signals if signal <= until]
    for signal in [*heard, until + 1]:
        while signal - armed_at > timeout:
            resets.append(armed_at + timeout)
            armed_at += timeout + restart
        armed_at = max(armed_at, signal)
    return resets


assert watchdog_resets([5, 10, 15], 5, 2, 15) == []
assert watchdog_resets([5, 11], 5, 2, 12) == [10]
assert watchdog_resets([], 5, 2, 12) == [5, 12]
assert watchdog_resets([], 5, 2, 11) == [5]
assert watchdog_resets([6], 5, 3, 13) == [5, 13]
assert watchdog_resets([9], 5, 3, 13) == [5]
assert watchdog_resets([9], 5, 3, 14) == [5, 14]
assert watchdog_resets([8], 5, 3, 13) == [5, 13]
assert watchdog_resets([3, 30], 10, 4, 20) == [13]
assert watchdog_resets([], 4, 0, 12) == [4, 8, 12]
assert watchdog_resets([], 1, 0, 2) == [1, 2]
try:
    watchdog_resets([1], 0, 1, 3)
except ValueError:
    pass
else:
    raise AssertionError("a timeout of zero was accepted")
