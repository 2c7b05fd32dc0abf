"""Which games there are, and which bots play them.

A game is one `GamePackage`. An installed package offers its own through the entry point group `rockworker.games`:

    [project.entry-points."rockworker.games"]
    pebbles = "pebbles:GAME"

Rockwell and Clockworker come in by the same door. A bot for a game that somebody else wrote comes through the group
`rockworker.bots`, under the game's name and its own:

    [project.entry-points."rockworker.bots"]
    "rockwell.digger" = "digger:Digger"

Nothing is imported before it is asked for. A package of somebody else's that can't be imported is reported once, in
one line, and left out: the other games are not affected.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from rockworker.bots.files import bot_in_file, is_in_a_file
from rockworker.bots.parameters import split_parameters, with_parameters
from rockworker.bots.random import RandomBot
from rockworker.engine.definition import Definition, Header
from rockworker.engine.errors import BrokenGame, UnknownBot, UnknownGame, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from rockworker.bots.bot import Bot
    from rockworker.drawing.table import TableDrawing
    from rockworker.learn.encoding import Encoding
    from rockworker.learn.trainee import Trainee
    from rockworker.play.statistics import Statistics
    from rockworker.text.terminal import Pictures, Terminal

LOG: Final = logging.getLogger("rockworker")
GAMES: Final = "rockworker.games"
BOTS: Final = "rockworker.bots"
RANDOM: Final = "random"
LEVELS: Final = ("apprentice", "greedy", "director", "president")
"""What people choose among in our own games. The messages `level-<bot>` say how they are called and how they play."""
USUAL: Final = "greedy"
OURS: Final = "rockworker"
"""The distribution whose games are listed first."""

BotFactory: TypeAlias = "Callable[..., Bot]"
"""Makes a bot from a seed; a bot's class is one. Its other arguments are parameters of the bot."""


class Lesson(msgspec.Struct, frozen=True):
    """The table of a guided first game: one learner and bots, and a deal in which all there is to learn comes up."""

    players: int
    bots: dict[str, str]
    """By seat number: the bot that sits there. The learner has the seat that is left."""
    seed: str
    """In hexadecimal, as tables are opened with it."""
    options: dict[str, Any] = {}
    """What makes it short: a first game need not be a long one."""


@dataclass(frozen=True)
class GamePackage:
    """All that a game brings. Only the definition is needed: the rest has a plain stand-in.

    Parts that take a while to import are functions, called when the part is first needed.
    """

    definition: Definition[Any, Any]
    bots: Mapping[str, BotFactory] = field(default_factory=dict)
    """By level, the weakest first. Every game has a `random` bot without writing one."""
    levels: tuple[str, ...] = ()
    """The bots that people are to choose among, the weakest first; empty: all. Programs may name any."""
    statistics: Callable[[], Statistics] | None = None
    """What `simulate` counts, besides scores and seats."""
    terminal: Callable[[], Terminal] | None = None
    """How the terminal draws the table."""
    svg: Callable[[], TableDrawing] | None = None
    """How notebooks draw the table."""
    pictures: Callable[[], Pictures] | None = None
    """How the terminal draws single pieces, by group."""
    encoding: Callable[[], Encoding] | None = None
    """How programs that learn see the game, and what they say in it."""
    trainee: Callable[[], type[Trainee]] | None = None
    """How the game is played for practice: `rockworker train`."""
    rule_sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By prompt: the sections of the rulebook that the decision is about."""
    drawing: str = "generic"
    """The folder of `web/src/games` that draws the table on the page."""
    lesson: Lesson | None = None
    """A guided first game, if the page has a guide for it."""

    @property
    def name(self) -> str:
        """The game's name, as it is registered."""
        return self.definition.name


_REGISTERED: dict[str, GamePackage] = {}
"""Games that this process made known itself."""


def register(game: GamePackage) -> None:
    """Makes a game known to this process, as an installed package is known to all: for notebooks and tests."""
    _REGISTERED[game.name] = game


def unregister(name: str) -> None:
    """Forgets a game that was made known with `register`."""
    _REGISTERED.pop(name, None)


def _entry_points(group: str) -> Iterable[EntryPoint]:
    found: Iterable[EntryPoint] = _all_entry_points().select(group=group)
    return found


@cache
def _all_entry_points() -> Any:
    """Of all installed packages, whose files are looked through only once. (`EntryPoints`, or a dict of them in Python
    3.11; both can `select`.)"""
    from importlib.metadata import entry_points  # takes a third of the package's start, and not every program asks

    return entry_points()


@cache
def _installed() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in _entry_points(GAMES)}
    return dict(sorted(found.items(), key=lambda item: not _is_ours(item[1])))


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OURS


def game_names() -> tuple[str, ...]:
    """The names of all games that work, ours first."""
    return (*(name for name in _installed() if name not in _REGISTERED and _works(name)), *_REGISTERED)


@cache
def _works(name: str) -> bool:
    """Whether an installed game can be played. Only other people's packages must be imported to know."""
    if _is_ours(_installed()[name]):
        return True
    try:
        _load(name)
    except BrokenGame as error:
        LOG.warning("%s", error)
        return False
    return True


@cache
def _load(name: str) -> GamePackage:
    try:
        package = _installed()[name].load()
    except Exception as error:
        raise BrokenGame(package=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(package, GamePackage):
        raise BrokenGame(package=name, reason=f"{type(package).__name__} ≠ GamePackage")
    if package.name != name:
        raise BrokenGame(package=name, reason=f"{GAMES}: {name} ≠ {package.name}")
    return package


def game_package(name: str) -> GamePackage:
    """A game by its name."""
    if name in tuple(_REGISTERED):  # what is no name at all may have no hash
        return _REGISTERED[name]
    if name not in tuple(_installed()):
        raise UnknownGame(game=shown(name), known=", ".join(game_names()))
    return _load(name)


def definition_of(name: str) -> Definition[Any, Any]:
    """The definition of a game."""
    return game_package(name).definition


def checked_header(header: Header) -> Header:
    """The header of a save, if a game can be dealt from it."""
    return definition_of(header.game).checked(header)


def games() -> Iterator[GamePackage]:
    """All games that work, ours first."""
    return map(game_package, game_names())


def _bots_of(game: str) -> dict[str, BotFactory]:
    """By level: the random bot, the game's own, then those that other packages bring."""
    return {RANDOM: RandomBot, **game_package(game).bots, **_brought_bots(game)}


@cache
def _brought_bots(game: str) -> dict[str, BotFactory]:
    brought: dict[str, BotFactory] = {}
    for entry in _entry_points(BOTS):
        name, _, level = entry.name.partition(".")
        if name == game:
            try:
                brought[level] = entry.load()
            except Exception as error:
                LOG.warning("%s", BrokenGame(package=entry.name, reason=f"{type(error).__name__}: {error}"))
    return brought


def bot_names(game: str) -> tuple[str, ...]:
    """The levels of bots that can play a game, the weakest first."""
    return tuple(_bots_of(game))


def level_names(game: str) -> tuple[str, ...]:
    """The bots that people choose among, the weakest first: a game's levels, and what other packages bring for it."""
    levels = game_package(game).levels
    return (*levels, *_brought_bots(game)) if levels else bot_names(game)


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody has named one: the best of the game's own that answers at once."""
    bots = (RANDOM, *game_package(game).bots)
    return USUAL if USUAL in bots else bots[-1]


def suggested_level(game: str) -> str:
    """The level that a newcomer meets: the usual bot where people choose it, else the best of the game's own levels.
    What other packages bring is there for those who look for it."""
    own = game_package(game).levels or (RANDOM, *game_package(game).bots)
    usual = usual_bot(game)
    return usual if usual in own else own[-1]


def require_bot(name: str, game: str) -> BotFactory:
    """What makes bots of a level; or those of a class in a file of somebody's own: `my_bot.py:Tiny`. Parameters may
    follow: `search:seconds=0.2`."""
    level, given = split_parameters(name)
    return with_parameters(_named_bot(level, game), given, name)


def _named_bot(level: str, game: str) -> Callable[..., Bot]:
    if is_in_a_file(level):
        return bot_in_file(level)
    bots = _bots_of(game)
    if level not in tuple(bots):
        raise UnknownBot(bot=shown(level), game=game, known=", ".join(bots))
    return bots[level]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of a level for a game, or of a class in a file; with the same seed it plays the same again."""
    bot = require_bot(name, game)(seed)
    bot.called = name
    return bot


def statistics_of(game: str) -> Statistics:
    """What a game counts."""
    from rockworker.play.statistics import PlainStatistics  # only simulations count

    make = game_package(game).statistics
    return make() if make else PlainStatistics()


def terminal_of(game: str) -> Terminal:
    """How a game's table is drawn in the terminal."""
    from rockworker.text.terminal import PlainTerminal  # Rich is needed only where something is drawn

    make = game_package(game).terminal
    return make() if make else PlainTerminal()


def pictures_of(game: str) -> Pictures:
    """How a game's pieces are drawn one by one in the terminal; none, if it draws none."""
    make = game_package(game).pictures
    return make() if make else {}


def drawing_of(game: str) -> TableDrawing | None:
    """How a game's table is drawn as SVG; None: it is not."""
    make = game_package(game).svg
    return make() if make else None


def trainee_of(game: str) -> type[Trainee]:
    """How a game is played for practice."""
    make = game_package(game).trainee
    if make is None:
        raise ValueError(f"the game {game} can't be trained")
    return make()
