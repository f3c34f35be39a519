"""`python -m execretrieval` is the command `execretrieval`."""

from execretrieval.cli import main

if __name__ == "__main__":
    main()
