# Makes a device of its own.
# expect: ERROR:(PermissionError|OSError): .*
# ended: exception
import os
import stat


def f(x):
    os.mknod('disk', stat.S_IFBLK | 0o600, os.makedev(8, 0))
