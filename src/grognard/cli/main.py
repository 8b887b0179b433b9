"""The command `grognard`: its subcommands are imported only when they are used."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Any

import click

# Name, module under grognard.cli, and what `grognard --help` says of it.
COMMANDS = {
    "play": ("play", "Play a game in the terminal."),
    "serve": ("serve", "The table in the browser."),
    "backup": ("backup", "Write everything that is kept into one file."),
    "restore": ("backup", "Fill the data folder or the database from such a file."),
    "tables": ("tables", "See, pause and remove the tables and guests of a server."),
    "replay": ("replay", "Tell a saved game again, or verify its dice."),
    "analyse": ("analyse", "What decided a saved game: chances, luck, decisions, beliefs."),
    "report": ("report", "An illustrated report of a saved game, as one HTML file."),
    "odds": ("odds", "The odds of an action or of a battle in a saved game."),
    "games": ("games", "The games there are."),
    "rules": ("rules", "The rules of a game, and the rulings in force."),
    "check": ("check", "Check the data of a game, with your corrections."),
    "selfplay": ("selfplay", "Let computer players play each other."),
    "arena": ("arena", "Let two computer players find out who is stronger."),
    "balance": ("balance", "See how fair each set-up is."),
    "tune": ("tune", "Look for better numbers for the computer players."),
    "bench": ("bench", "Measure the speed of the rules."),
    "compile": ("compile", "Compile the rules to native code."),
}


class Trouble(click.ClickException):
    """An error that is the user's to mend: one message, no traceback."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Prints the message to standard error."""
        click.echo(f"grognard: {self.format_message()}", err=True)


class Lazy(click.Group):
    """Imports a subcommand when it is called, and tells the project's errors plainly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The subcommands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A subcommand by name."""
        if cmd_name not in COMMANDS:
            return None
        module = f"grognard.cli.{COMMANDS[cmd_name][0]}"
        try:
            command = getattr(import_module(module), cmd_name)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            raise Trouble(f"'{cmd_name}' is not part of this installation.") from error
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the subcommands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_module, line) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> Any:
        """Runs a subcommand; errors of the project become one clear message."""
        try:
            return super().invoke(ctx)
        except (click.exceptions.Exit, click.Abort, click.ClickException):
            raise
        except Exception as error:
            if _ours(error):
                raise Trouble(str(error)) from error
            raise


def _ours(error: Exception) -> bool:
    """Whether an error is one that the project raises for its users."""
    return type(error).__module__.startswith("grognard.")


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="grognard")
def main() -> None:
    """Napoleonic board wargames with every rule enforced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A letter that the terminal does not know must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
