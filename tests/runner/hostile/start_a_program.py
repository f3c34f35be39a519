# Starts a shell.
# expect: ERROR:PermissionError: .*
# ended: exception
import subprocess


def f(x):
    return subprocess.run(['/bin/sh', '-c', 'true']).returncode
