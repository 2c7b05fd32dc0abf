"""A forgotten hook fails when the class is defined, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from template.definition import Template
from template.state import GamePlay

from rockworker.bots import Bot, Seat
from rockworker.engine.definition import REQUIRED, Definition
from rockworker.engine.errors import NoComponents
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
    """Without `run` nothing could ever happen."""
    with pytest.raises(TypeError, match="Idle lacks run"):

        class Idle(Frame[GamePlay]):
            pass


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

    play = inside(Game(DEFINITION, DEFINITION.header(2, 1)))
    play.push(Whisper([1], [None]))
    play.settle()
    assert (play.actors, play.offers(1)) == ((1,), (Offer(Bid, (0,)),))


def test_who_asks_must_take_the_answer() -> None:
    """A frame without `take` is named at the first answer."""

    class Deaf(Frame[GamePlay]):
        def run(self, play: GamePlay) -> None:
            play.ask(0, [Offer(Bid, (0, 1))])

    play: Play[Any, Any] = inside(Game(DEFINITION, DEFINITION.header(2, 1)))
    play.push(Deaf())
    play.settle()
    assert (play.actors, play.offers(0)) == ((0,), (Offer(Bid, (0, 1)),))
    with pytest.raises(NotImplementedError, match="Deaf asks players, but has no `take`"):
        play.take(0, Bid(1))


def test_a_bot_must_choose() -> None:
    """A bot without `choose` is refused when it is defined."""
    with pytest.raises(TypeError, match="Undecided lacks choose"):

        class Undecided(Bot):
            def think(self, seat: Seat) -> None:
                seat.offers()
