# Writes, reads and deletes in its own folder.
# expect: pass
# ended: pass
import os
import tempfile


def f(x):
    with open('file', 'w') as file:
        file.write(str(x + 1))
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(folder, 'a'), 'w') as file:
        file.write('b')
    value = int(open('file').read())
    os.remove('file')
    return value
