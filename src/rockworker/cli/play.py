"""`rockworker play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from rockworker.bots.files import is_in_a_file
from rockworker.bots.parameters import split_parameters
from rockworker.cli import arguments as args
from rockworker.cli import autosave, saves, screen
from rockworker.cli.keyboard import EndOfInput
from rockworker.cli.messages import Language, words_in
from rockworker.cli.refusals import refuse
from rockworker.cli.session import HUMAN, Session
from rockworker.cli.table import Quit, Table
from rockworker.engine.errors import UnknownBot
from rockworker.engine.game import Game
from rockworker.engine.saves import NOT_NOTED, Seating
from rockworker.registry import bot_names, definition_of, require_bot, usual_bot


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=args.games)] = None,
    players: args.Players = None,
    humans: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    seats: Annotated[str, typer.Option(metavar="SEATS")] = "",
    names: Annotated[str, typer.Option(metavar="NAMES")] = "",
    modules: args.Modules = "",
    option: args.Options = None,
    seed: args.Seed = None,
    components: args.Components = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    position: args.Position = "",
    resume: Annotated[bool, typer.Option("--continue")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Play in the terminal: you against bots, or several people at one keyboard."""
    if game is not None:
        definition_of(game)
    if resume:
        load = _last(game, load)
    if save != load:
        saves.refuse_to_lose(save, "--save", force)
    noted = NOT_NOTED
    if load:
        _refuse_with_load(players, modules, option, seed, components)
        dealt, noted = saves.read(load)
        _check_game(game, dealt, "--load")
        sitting = _sitting(dealt.header.game, seats, humans, noted, dealt.players)
        called = args.split(names) or list(noted.names)
    elif position:
        dealt, called = _at_position(position, seed, components, players, modules, option), args.split(names)
        _check_game(game, dealt, "--position")
        sitting = _sitting(dealt.header.game, seats, humans, noted, dealt.players)
    elif game is None:
        refuse("which-game", "GAME", games=", ".join(args.games()))
    else:
        sitting = _seats(game, seats, humans, players)
        dealt = args.new_game(game, len(sitting), modules, option, seed, components)
        called = args.split(names)
    _check_seats(dealt, sitting, from_files=bool(seats))
    _play(_session(dealt, sitting, called, lang, save or load, noted), plain)


def _sitting(game: str, seats: str, humans: int | None, noted: Seating, players: int) -> list[str]:
    """Who sits where in a loaded game: as the arguments say, or as it was noted."""
    if seats or humans is not None:
        return _seats(game, seats, humans, None if seats else players)
    return list(noted.seats) or _default(game, players, 1)


def _last(game: str | None, load: Path | None) -> Path:
    """The file of the game played last."""
    if load is not None:
        refuse("continue-or-load", "--continue")
    return autosave.last(game) or refuse("nothing-to-continue", "--continue", folder=str(autosave.folder()))


def _session(
    game: Game, seats: Sequence[str], names: Sequence[str], lang: str, file: Path | None, noted: Seating
) -> Session:
    if names and len(names) != game.players:
        refuse("names-for-players", "--names", names=len(names), players=game.players)
    return Session(game, seats, names or _names(seats, lang), lang, file, noted)


def _play(session: Session, plain: bool) -> None:
    """On the full screen, if there is one and somebody to look at it; else line by line."""
    if not plain and session.people and screen.is_capable():
        if screen.play(session):
            raise KeyboardInterrupt
        return
    with suppress(EndOfInput, Quit):
        Table(session).play()


def _seats(game: str, seats: str, humans: int | None, players: int | None) -> list[str]:
    """By seat: `human`, or a bot's level."""
    if not seats:
        definition = definition_of(game)
        count = definition.player_count(players or definition.most_players)
        return _default(game, count, 1 if humans is None else humans)
    if humans is not None:
        refuse("seats-or-humans", "--seats")
    sitting = args.split(seats)
    if players is not None and players != len(sitting):
        refuse("seats-for-players", "--seats", seats=len(sitting), players=players)
    return sitting


def _default(game: str, players: int, humans: int) -> list[str]:
    if humans > players:
        refuse("people-for-seats", "--humans", people=humans, seats=players)
    return [HUMAN] * humans + [usual_bot(game)] * (players - humans)


def _check_seats(game: Game, seats: Sequence[str], *, from_files: bool) -> None:
    """A bot out of a file sits down only where an argument names it: a saved game must not run programs."""
    name = game.header.game
    bots = bot_names(name)
    for seat in seats:
        level, _ = split_parameters(seat)
        if level in bots or (from_files and is_in_a_file(level)):
            require_bot(seat, name)
        elif seat != HUMAN:
            raise UnknownBot(bot=seat, game=name, known=", ".join((HUMAN, *bots)))
    if len(seats) != game.players:
        refuse("seats-for-players", "--seats", seats=len(seats), players=game.players)


def _names(seats: Sequence[str], lang: str) -> list[str]:
    words = words_in(lang)
    return [
        words.term("player-number" if seat == HUMAN else "bot-number", number=number)
        for number, seat in enumerate(seats, 1)
    ]


def _refuse_with_load(*given: object) -> None:
    if any(value not in (None, "", []) for value in given):
        refuse("save-brings-its-own", "--load")


def _at_position(text: str, seed: int | None, components: Path | None, *given: object) -> Game:
    if any(value not in (None, "", []) for value in given):
        refuse("position-brings-its-own", "--position")
    return Game.from_position(text, seed=args.any_seed(seed), components=components)


def _check_game(name: str | None, game: Game, argument: str) -> None:
    if name not in (None, game.header.game):
        refuse("save-of-another-game", argument, game=game.header.game)
