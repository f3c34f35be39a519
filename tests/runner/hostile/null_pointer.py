# Reads from address 0.
# expect: ERROR:killed: signal 11 \(SIGSEGV\)
# ended: signal
import ctypes


def f(x):
    return ctypes.string_at(0)
