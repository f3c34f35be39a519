# Calls of the kernel that a candidate has no use for all fail; then the answer is right.
# expect: pass
# ended: pass
import ctypes
import os
import platform

libc = ctypes.CDLL(None, use_errno=True)
CALLS = {
    "x86_64": "101 310 311 165 166 155 161 272 308 321 298 425 427 323 250 246 175 169 29 64 68 240 304 303 170 41",
    "aarch64": "117 270 271 40 39 41 51 97 268 280 241 425 427 282 219 104 105 142 194 190 186 180 265 264 170 198",
}


def f(x):
    for number in map(int, CALLS[platform.machine()].split()):
        if libc.syscall(number, 1, 1, 0, 0, 0, 0) >= 0:
            return number * 1000
    return x + 1
