"""`rockworker replay`: a saved game, step by step."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.keyboard import EndOfInput, Keyboard
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console, print_log, print_scores
from rockworker.cli.refusals import refuse
from rockworker.engine.events import Event, seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.saves import Seating
from rockworker.play.standing import marked_steps
from rockworker.registry import terminal_of
from rockworker.text.texts import Texts


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    seen_as: Annotated[int | None, typer.Option("--as", min=1, metavar="PLAYER")] = None,
    spectator: Annotated[bool, typer.Option("--spectator")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Look at a saved game again, at any moment of it."""
    if (seen_as is not None) + spectator + everything > 1:
        refuse("one-viewer", "--as")
    game, seating = saves.read(file)
    if seen_as is not None and seen_as > game.players:
        refuse("so-many-players", "--as", players=game.players)
    if at is not None and at > game.version:
        refuse("so-many-actions", "--at", actions=game.version)
    if moves:
        _list_moves(game, at)
        return
    film = Film(game, seating, lang, None if seen_as is None else seen_as - 1, everything)
    film.run(at)


def _list_moves(game: Game, at: int | None) -> None:
    """Number, player as people count, and the move as `Game.push` and the table read it."""
    for number, (player, action) in enumerate(game.log[:at], 1):
        typer.echo(f"{number}. {player + 1}: {game.text(action)}")


class Film:
    """A game from its beginning, with the eyes of one viewer."""

    def __init__(self, game: Game, seating: Seating, language: str, viewer: int | None, everything: bool) -> None:
        self.game = game
        self.viewer = viewer
        self.everything = everything
        self.console = console()
        self.words = words_in(language)
        names = seating.names or [self.words.term("player-number", number=n + 1) for n in range(game.players)]
        self.texts = Texts.of(game.definition, language).at_table(names, inside(game).rules)
        self.terminal = terminal_of(game.header.game)
        self.steps = [self._seen(events) for events in marked_steps(game, dict(seating.given))[0]]
        """By number of actions: what happened in that step."""

    def run(self, at: int | None) -> None:
        """One position; or stepping, if there is a person to step; or the whole log."""
        if at is not None:
            self._log(range(at + 1))
            self._position(at)
        elif sys.stdin.isatty() and self.console.is_terminal:
            self._step_through()
        else:
            self._log(range(len(self.steps)))
            self._position(self.game.version)

    def _seen(self, events: Sequence[Event]) -> Sequence[Event]:
        return events if self.everything else seen_by(events, self.viewer)

    def _log(self, steps: range) -> None:
        for step in steps:
            print_log(self.console, self.texts, self.steps[step])

    def _position(self, at: int) -> None:
        game = self.game.at(at)
        self.console.rule(Text(self.words.term("position", at=at, of=self.game.version)))
        self.console.print(self._table(game.view(self.viewer)))
        for viewer in range(game.players) if self.everything else ():
            self.console.print(self.terminal.screen(game.view(viewer), self.texts))
        if self.viewer is not None:
            self.console.print(self.terminal.screen(game.view(self.viewer), self.texts))
        if game.is_over:
            print_scores(self.console, self.texts, self.words, game.scores)

    def _table(self, view: Any) -> Any:
        return self.terminal.table(view, self.texts, self.console.width, whole=True)

    def _step_through(self) -> None:
        """Enter: on, p: back, a number: there, q: end."""
        keyboard, at = Keyboard(self.console), 0
        while True:
            self._log(range(at, at + 1))
            self._position(at)
            try:
                answer = keyboard.ask(self.words.term("step-keys")).lower()
            except EndOfInput:
                return
            if answer == "q":
                return
            at = self._next(at, answer)

    def _next(self, at: int, answer: str) -> int:
        wanted = (
            int(answer)
            if answer.isdecimal() and len(answer) <= args.MOST_DIGITS
            else at - 1
            if answer == "p"
            else at + 1
        )
        return min(max(wanted, 0), self.game.version)
