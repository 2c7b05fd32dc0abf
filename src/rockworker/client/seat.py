"""A seat at a table on a server, and the turns that are taken there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache
from typing import Any, Self

import msgspec

from rockworker.bots.bot import Bot
from rockworker.bots.possible import PossibleGame
from rockworker.bots.seat import About
from rockworker.client.connection import ServerConnection, ServerRefused, new_key
from rockworker.engine.codec import Codec
from rockworker.engine.errors import CannotImagine
from rockworker.engine.game import Game
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, Offer
from rockworker.protocol import (
    Act,
    AxisInfo,
    CastVote,
    Concede,
    OfferInfo,
    OpenVote,
    Question,
    Say,
    Sight,
    StandingInfo,
    TableInfo,
    Undo,
)
from rockworker.registry import definition_of

Fetch = Callable[[str, str, Any, Mapping[str, Any]], Awaitable[bytes]]
"""How a seat asks the server over HTTP: method, path, body, parameters."""
OVERTAKEN = ("stale-version", "table-is-paused", "not-your-turn", "bot-plays-here", "table-is-over")
"""Refusals that mean: the table has moved on meanwhile, look again."""


class Turn:
    """A decision that is asked of us. `await turn.play(bot)` lets a bot make it."""

    def __init__(self, seat: RemoteSeat, sight: Sight) -> None:
        self._seat = seat
        self.sight = sight
        self.player = seat.number
        self.view: Any = sight.view
        """All that we may see, as plain data."""
        self.prompt = sight.prompt
        """The name of what is asked."""
        self.asked = sight.asked
        """The same as a sentence."""
        self.offers: tuple[Offer, ...] = tuple(_offer(seat.table.game, offer) for offer in sight.offers)
        self.standing: Action | None = _standing(seat.table.game, sight)
        """What our standing answers give here (see `RemoteSeat.switch_standing`); None: think. `give` gives it."""

    @property
    def seat(self) -> TurnSeat:
        """This decision for a bot of `rockworker.bots` that does not imagine games."""
        return TurnSeat(self)

    async def choose(self, bot: Bot) -> Action:
        """What a bot does here. It thinks in a thread, so that the connection stays alive meanwhile; when it first
        imagines a game, a possible one is fetched from the server.

        Raises ServerRefused if the table has moved on by then."""
        loop = asyncio.get_running_loop()

        def fetch() -> Game:
            return asyncio.run_coroutine_threadsafe(self._seat.possible_game(self.sight.number), loop).result()

        return await asyncio.to_thread(bot.choose, TurnSeat(self, fetch))

    async def play(self, bot: Bot) -> bool:
        """Lets a bot choose, and does it; the answer is that of `act`."""
        try:
            action = await self.choose(bot)
        except ServerRefused as refused:
            if refused.error not in OVERTAKEN:
                raise
            return False
        return await self.act(action)

    @property
    def about(self) -> About:
        """Which game is played here."""
        table = self._seat.table
        return About(table.game, table.players, table.modules, table.options)

    async def give(self) -> bool:
        """Gives the standing answer, which the log then calls so; the answer is that of `act`. Where others choose at
        the same time (`sight.standing.sealed`), one that comes at once tells them something: wait a while first."""
        assert self.standing is not None, "no standing answer here"
        return await self.act(self.standing, standing=True)

    async def act(self, action: Action | dict[str, Any], standing: bool = False) -> bool:
        """Does an action. False: the table has moved on meanwhile; the next turn shows how it stands.

        Raises ServerRefused if the action is not allowed. Once it returns True, the move is on the server's disk."""
        plain = action if isinstance(action, dict) else msgspec.to_builtins(action)
        try:
            await self._seat.connection.ask(Act(self.sight.number, new_key(), plain, standing))
        except ServerRefused as refused:
            if refused.error not in OVERTAKEN:
                raise
            return False
        return True


class TurnSeat:
    """A turn as a bot's seat. It imagines games from a possible one that the server has dealt for us."""

    def __init__(self, turn: Turn, fetch: Callable[[], Game] | None = None) -> None:
        self._turn = turn
        self._fetch = fetch
        self._possible: Game | None = None
        self.player = turn.player
        self.about = turn.about

    def view(self) -> Any:
        """All that we may see, as plain data."""
        return self._turn.view

    def offers(self) -> tuple[Offer, ...]:
        """What we may do."""
        return self._turn.offers

    def imagine(self, seed: int) -> Game:
        """A game that may be the real one, by the seed. The server is asked once a turn."""
        if self._fetch is None:
            raise CannotImagine
        if self._possible is None:
            self._possible = self._fetch()
        return self._possible.imagine(self.player, seed)


class RemoteSeat:
    """Our place at a table."""

    def __init__(self, table: TableInfo, number: int, connection: ServerConnection, fetch: Fetch) -> None:
        self.table = table
        self.number = number
        self.connection = connection
        self._fetch = fetch

    async def possible_game(self, version: int) -> Game:
        """A game that may be the real one, dealt by the server: all that we can't know is random.

        Raises ServerRefused if we are asked something else by now than in `version`."""
        asked = {"seat": self.number, "version": version}
        data = await self._fetch("GET", f"/tables/{self.table.id}/position", None, asked)
        return msgspec.json.decode(data, type=PossibleGame).game()

    async def __aenter__(self) -> Self:
        await self.connection.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hangs up; the seat stays ours."""
        await self.connection.close()

    @property
    def sight(self) -> Sight:
        """The table as we see it now."""
        assert self.connection.sight, "not connected yet"
        return self.connection.sight

    async def turns(self) -> AsyncIterator[Turn]:
        """Every decision that is asked of us, until the game is over."""
        await self.connection.open()
        answered = -1
        while (sight := await self._asked(answered)) is not None:
            yield Turn(self, sight)
            answered = sight.number

    async def _asked(self, answered: int) -> Sight | None:
        """Waits until something is asked that has come up after a version; None: the game is over."""

        def something() -> bool:
            sight = self.connection.sight
            over = self.connection.over is not None or (sight is not None and sight.status == "over")
            return over or (sight is not None and sight.number > answered and bool(sight.offers))

        async with self.connection.changed:
            await self.connection.changed.wait_for(something)
        if self.connection.over:
            raise self.connection.over
        return None if self.sight.status == "over" else self.sight

    async def standing_answers(self) -> list[StandingInfo]:
        """What may be said once and for all at this table, and what we have switched on."""
        return msgspec.json.decode(await self._fetch("GET", self._standing, None, {}), type=list[StandingInfo])

    async def switch_standing(self, *on: str) -> None:
        """Switches these standing answers on, and all others off: from the next turn on, `turn.standing` has them."""
        await self._fetch("PUT", self._standing, {"on": on}, {})

    @property
    def _standing(self) -> str:
        return f"/tables/{self.table.id}/seats/{self.number}/standing"

    async def undo(self) -> None:
        """Takes our last move back, if it showed nothing."""
        await self.connection.ask(Undo(new_key()))

    async def propose(self, question: Question, subject: int = 0) -> None:
        """Asks the others: to pause, to go on, to undo, to end, to replace somebody, to come back."""
        await self.connection.ask(OpenVote(new_key(), question, subject))

    async def vote(self, agrees: bool) -> None:
        """Answers the open question."""
        await self.connection.ask(CastVote(new_key(), agrees))

    async def concede(self) -> None:
        """Gives up; a bot plays on."""
        await self.connection.ask(Concede(new_key()))

    async def say(self, text: str) -> None:
        """Chat."""
        await self.connection.ask(Say(new_key(), text))


@cache
def _action_types(game: str) -> dict[str, type[Action]]:
    return {kebab(kind.__name__): kind for kind in definition_of(game).action_types}


def _standing(game: str, sight: Sight) -> Action | None:
    answer = sight.standing.answer if sight.standing else None
    return None if answer is None else Codec.of(definition_of(game)).action(answer)


def _offer(game: str, offer: OfferInfo) -> Offer:
    return Offer(_action_types(game)[offer.type], *[_axis(axis) for axis in offer.axes])


def _axis(axis: AxisInfo) -> Any:
    if axis.values is None:
        return range(axis.low, axis.high + (1 if axis.step > 0 else -1), axis.step)
    return tuple(_frozen(value.value) for value in axis.values)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
