"""Which bot has failed, where, and in which game.

What a bot raises stays what it is, so that programs can catch it. What is known of it travels with it, out of other
processes, too: tracebacks don't."""

from __future__ import annotations

from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Final

import msgspec

import rockworker
from rockworker.bots.bot import Bot
from rockworker.bots.seat import GameSeat
from rockworker.engine.errors import BadBotParameter, RockworkerError
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.registry import make_bot

OURS: Final = Path(rockworker.__file__).parent
NOTED: Final = "rockworker_blame"
"""The attribute of an exception."""


class Blame(msgspec.Struct, frozen=True):
    """Who has failed, and with what."""

    bot: str
    """As it was named."""
    seat: int
    seed: int
    """The game's."""
    error: str
    file: str
    line: int


def made(name: str, game: Game, seat: int, seed: int) -> Bot:
    """The bot for a seat. If it can't even begin, the exception knows who failed."""
    try:
        return make_bot(name, game.header.game, seed)
    except RockworkerError:
        raise  # there is no such bot, or none with these parameters
    except Exception as error:
        setattr(error, NOTED, _blame(error, name, game, seat))
        raise


def asked(bot: Bot, game: Game, seat: GameSeat) -> Action:
    """What a bot chooses. If it fails, the exception knows who did."""
    try:
        return bot.choose(seat)
    except BadBotParameter:
        raise  # that was the wrong name, not the wrong bot
    except Exception as error:
        setattr(error, NOTED, _blame(error, bot.called or type(bot).__name__, game, seat.player))
        raise


def blame_of(error: Exception) -> Blame | None:
    """Which bot has failed, if one has."""
    found = getattr(error, NOTED, None)
    return found if isinstance(found, Blame) else None


def sendable(error: Exception) -> Exception:
    """The same exception; or, where another process could not read it, one with the same words and the same culprit."""
    from multiprocessing.reduction import ForkingPickler  # what processes send each other goes through it

    try:
        ForkingPickler.loads(ForkingPickler.dumps(error))
    except Exception:  # whatever its author's class does there
        instead = RuntimeError(_words(error))
        setattr(instead, NOTED, blame_of(error))
        return instead
    return error


def _words(error: Exception) -> str:
    return ": ".join(filter(None, (type(error).__name__, str(error))))


def _blame(error: Exception, bot: str, game: Game, seat: int) -> Blame:
    place = _place(extract_tb(error.__traceback__))
    return Blame(
        bot=bot,
        seat=seat,
        seed=game.header.seed,
        error=_words(error),
        file=place.filename,
        line=place.lineno or 0,
    )


def _place(frames: list[FrameSummary]) -> FrameSummary:
    """The innermost place in the folder of the author's code, which is the first that is not ours: there they can mend
    it. A bot of ours has no other author."""
    foreign = [frame for frame in frames if not Path(frame.filename).is_relative_to(OURS)]
    folder = Path((foreign or frames)[0].filename).parent
    return [frame for frame in foreign if Path(frame.filename).parent == folder][-1] if foreign else frames[-1]
