# Asks clone for a namespace of its own.
# expect: pass
# ended: pass
import ctypes
import platform

libc = ctypes.CDLL(None, use_errno=True)


def f(x):
    new_user_namespace, number = 0x10000000 | 17, {"x86_64": 56, "aarch64": 220}[platform.machine()]
    return 0 if libc.syscall(number, new_user_namespace, 0, 0, 0, 0) >= 0 else x + 1
