# Changes the priority of other processes.
# expect: ERROR:PermissionError: .*
# ended: exception
import os


def f(x):
    os.setpriority(os.PRIO_PROCESS, 1, 19)
