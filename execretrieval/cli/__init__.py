"""The two commands, `execretrieval …` and `mutate …`: thin, argument handling only.

One module per group of commands, imported when a command of it is called: start-up costs no more than
click. Every command function lives in `execretrieval.cli.<module>` under the name given below.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from execretrieval import __version__
from execretrieval.errors import ExecRetrievalError
from execretrieval.shown import visible

# command -> (module below execretrieval.cli, attribute, one line of help)
COMMANDS: dict[str, tuple[str, str, str]] = {
    "mutate": ("mutate", "mutate", "Plant single bugs in Python functions."),
    "tasks": ("tasks", "tasks", "List, show, check, import and export tasks."),
    "draft": ("draft", "draft", "Have models write tasks, solutions and distractors."),
    "build": ("build", "build", "Build a dataset from tasks through five gates."),
    "validate": ("build", "validate", "Run the five gates on a dataset folder."),
    "dataset": ("dataset", "dataset", "Show and verify dataset folders."),
    "score": ("score", "score", "Score retrievers on a dataset."),
    "leaderboard": ("score", "leaderboard", "Print the table of scored systems."),
    "compare": ("compare", "compare", "Test whether scored systems differ."),
    "ablate": ("ablate", "ablate", "Vary density, stacking, edit width, names."),
    "report": ("report", "report", "Write one page about scored systems."),
    "embed": ("embed", "embed", "Write the vectors of a system as a frozen .npz."),
    "retrieve": ("export", "retrieve", "Write the ranking of a system as a TREC run."),
    "export": ("export", "export", "Write a dataset for other tools."),
    "models": ("models", "models", "Show how embedding models are called."),
    "classify": ("classify", "classify", "Say which operator turns one text into another."),
    "scan": ("scan", "scan", "Count functions one edit apart in a code base and its history."),
    "cache": ("cache", "cache", "Show, clear and export what is kept between runs."),
    "sandbox": ("sandbox", "sandbox", "Show what isolation this machine offers, and try to break it."),
    "demo": ("demo", "demo", "Build, validate and score the bundled tasks."),
}


class LazyGroup(click.Group):
    """A group that imports a command's module only when that command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the table, which is the order of work."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return the command, or None for an unknown name."""
        if cmd_name not in COMMANDS:
            return None
        module, attribute, _ = COMMANDS[cmd_name]
        command = getattr(import_module(f"execretrieval.cli.{module}"), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from the table, importing none of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, _, text) in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="execretrieval")
def cli() -> None:
    """Measure whether code retrievers find the function that works.

    \b
    Example:
      execretrieval build --density 4 -o my-dataset
      execretrieval score my-dataset --system bm25 -o results
      execretrieval leaderboard results
    """


class _Closed(io.RawIOBase):
    """A standard output that was closed: a command that prints fails, one that only writes files does not."""

    def writable(self) -> bool:
        return True

    def write(self, data: object, /) -> NoReturn:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


IDLE_BLAS = {"OPENBLAS_THREAD_TIMEOUT": "18"}
"""Environment in which the threads of OpenBLAS sleep after 2^18 ticks (0.1 ms) without work, not 2^28.

By default they keep processors busy for 0.1 s after numpy is loaded, and again after every product.
"""

INTERRUPTED = 130
"""What shells say of a process that Ctrl-C ended; 1 means that a command found something."""


def run(command: click.Command, argv: list[str] | None = None, prog_name: str | None = None) -> NoReturn:
    """Run a command and exit; errors meant for users become one line on stderr and their exit code."""
    for name, value in IDLE_BLAS.items():
        os.environ.setdefault(name, value)  # OpenBLAS looks when numpy is loaded, which is later
    if not sys.stdout:  # it was closed: `mutate … >&-`
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(_Closed()), encoding="utf-8")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Source code holds what a narrow terminal encoding may not.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = command.main(args=argv, prog_name=prog_name, standalone_mode=False)
    except click.Abort:
        click.echo("Interrupted; what was finished is kept", err=True)
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except ExecRetrievalError as error:
        _fail(str(error), error.exit_code)
    except OSError as error:
        # Parts name their files themselves; what arrives here is an output stream that takes no more.
        sys.stdout = io.StringIO()  # or the interpreter would try again, and complain, at its end
        _fail(
            f"{error.filename or 'standard output'}: {error.strerror or error}", ExecRetrievalError.exit_code
        )

    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str, exit_code: int) -> NoReturn:
    # A file's name may hold a line end, and other text of others what a terminal acts on.
    one_line = reason.replace("\n", " ")
    click.echo(f"Error: {visible(one_line)}", err=True)
    sys.exit(exit_code)


def main() -> None:
    """Entry point of `execretrieval`."""
    run(cli, prog_name="execretrieval")


def mutate_main() -> None:
    """Entry point of `mutate`, the same command as `execretrieval mutate`."""
    from execretrieval.cli.mutate import mutate

    run(mutate, prog_name="mutate")
