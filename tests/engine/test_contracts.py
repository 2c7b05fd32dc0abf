"""A forgotten hook fails when the class is defined, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from template.definition import Template
from template.frames import Round
from template.state import GamePlay

from rockworker.bots import Bot, Seat
from rockworker.engine.definition import REQUIRED, Definition
from rockworker.engine.errors import IllegalAction, NoComponents
from rockworker.engine.frames import Frame, Play, SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer
from tests.engine.pebbles import DEFINITION, Bid, Pebbles, View

NEEDED = (
    "name",
    "fewest_players",
    "most_players",
    "action_types",
    "event_types",
    "frame_types",
    "state_type",
    "folder",
)
HOOKS = ("compile", "deal", "view", "redeal", "scores", "check")
MANY: dict[str, Any] = {
    name: value
    for name, value in {**vars(Template), **vars(Pebbles)}.items()
    if name in (*REQUIRED, *HOOKS, "rules_versions", "options_type")
}


@pytest.mark.parametrize("forgotten", [*REQUIRED, *HOOKS])
def test_a_definition_needs_all_its_parts(forgotten: str) -> None:
    """Whatever a game leaves out, the error names it."""
    parts = {name: value for name, value in MANY.items() if name != forgotten}
    with pytest.raises(TypeError, match=rf"Half lacks {forgotten}$"):
        type("Half", (Definition,), parts)


def test_a_small_game_needs_no_more() -> None:
    """Components, pieces, labels, modules, options and vocabulary may all be left out."""
    small = type("Small", (Definition,), {**MANY, "name": "small"})()
    header = small.header(2, 1)
    assert (header.modules, header.options, header.components) == ((), {}, None)
    rules = small.compile(header)
    assert msgspec.to_builtins(small.pieces(rules)) == {}
    assert small.labels(rules) == {}
    assert isinstance(Game(small, header).view(0), View)


def test_a_game_without_options_has_none() -> None:
    """The default options are an empty record."""
    parts = {name: value for name, value in MANY.items() if name != "options_type"}
    assert type("Plain", (Definition,), parts)().header(2, 1, options={}).options == {}


def test_a_game_without_components_says_so() -> None:
    """Reading, checking and exporting component files are refused by name, not with a traceback of ours."""
    small = type("Small", (Definition,), {**MANY, "name": "small"})()
    acts: list[Callable[[], object]] = [
        lambda: small.header(2, 1, components={"coins": 1}),
        small.own_numbers,
    ]
    for act in acts:
        with pytest.raises(NoComponents) as caught:
            act()
        assert caught.value.game == "small"


def test_a_frame_that_does_nothing_is_refused() -> None:
    """Neither automatic nor deciding: nothing could ever happen."""
    with pytest.raises(TypeError, match="Idle is neither automatic"):

        class Idle(Frame[GamePlay]):
            pass


def test_a_deciding_frame_needs_all_three_hooks() -> None:
    """Who says who decides must say what they may do, and do it."""
    with pytest.raises(TypeError, match="Shy lets players decide, but lacks offers, take"):

        class Shy(Frame[GamePlay]):
            def actors(self, play: GamePlay) -> Sequence[int]:
                return (0,)


def test_a_sealed_choice_needs_offers_and_reveal() -> None:
    """The hooks of an abstract frame are named as well."""
    with pytest.raises(TypeError, match="Silent lacks offers, reveal"):

        class Silent(SealedChoice[GamePlay]):
            choices: list[Bid | None]


def test_an_abstract_frame_may_leave_hooks_to_others() -> None:
    """`SealedChoice` itself is defined, though nobody could play it; what completes it is accepted."""

    class Whisper(SealedChoice[GamePlay]):
        choices: list[Bid | None]

        def offers(self, play: GamePlay, player: int) -> list[Offer]:
            return [Offer(Bid, (0,))]

        def reveal(self, play: GamePlay) -> None:
            play.state.spent += 1

    assert Whisper([0], [None]).actors(inside(Game(DEFINITION, DEFINITION.header(2, 1)))) == [0]


def test_an_automatic_frame_offers_nothing_and_takes_nothing() -> None:
    """It has no actors, no offers, and refuses every action."""
    play: Play[Any, Any] = inside(Game(DEFINITION, DEFINITION.header(2, 1)))
    frame = Round()
    assert (frame.actors(play), frame.offers(play, 0)) == ((), [])
    with pytest.raises(IllegalAction):
        frame.take(play, 0, Bid(1))


def test_a_deciding_frame_ends_when_nobody_is_left_to_decide() -> None:
    """Without a `run` of its own it leaves the stack."""

    class Nobody(Frame[GamePlay]):
        def actors(self, play: GamePlay) -> Sequence[int]:
            return ()

        def offers(self, play: GamePlay, player: int) -> list[Offer]:
            return [Offer(Bid, (0,))]

        def take(self, play: GamePlay, player: int, action: Bid) -> None:
            play.state.spent += action.coins

    play = inside(Game(DEFINITION, DEFINITION.header(2, 1)))
    before = list(play.state.stack)
    play.push(Nobody())
    play.state.stack[-1].run(play)
    assert play.state.stack == before


def test_a_bot_must_choose() -> None:
    """A bot without `choose` is refused when it is defined."""
    with pytest.raises(TypeError, match="Undecided lacks choose"):

        class Undecided(Bot):
            def think(self, seat: Seat) -> None:
                seat.offers()
