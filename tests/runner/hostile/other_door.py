# Enters the kernel by the numbers of the x32 interface.
# expect: pass
# ended: pass
import ctypes

libc = ctypes.CDLL(None, use_errno=True)


def f(x):
    return 0 if libc.syscall(0x40000000 + 101, 0, 0, 0, 0) >= 0 else x + 1
