"""Vectors hold what their names say, in one shape for all tables, and nothing that their seat can't see."""

from __future__ import annotations

import math
from itertools import chain

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from template.definition import DEFINITION as TEMPLATE

import rockworker
from rockworker.engine.definition import Score
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.board import DEPTH, ENTRANCE, TILES
from rockworker.games.rockwell.learn.encoding import check
from rockworker.games.rockwell.learn.mine import TILE_NAMES
from rockworker.learn.decision import Decision
from rockworker.learn.encoding import Encoding, encoding_of
from rockworker.learn.episode import Episode
from rockworker.learn.rewards import margins, win_shares
from rockworker.learn.setup import Setup
from rockworker.registry import GamePackage, definition_of, register, unregister
from tests.learn.tables import GAMES, moments, played, setups


def number(episode: Episode, player: int, name: str) -> float:
    """One number of a player's vector, by its name."""
    return float(episode.vector(player)[episode.encoding.names.index(name)])


@given(setups(), st.integers(0, 1 << 32), st.integers(0, 1500))
def test_vectors_have_one_shape_and_lie_between_minus_one_and_one(setup: Setup, seed: int, words: int) -> None:
    """For every seat, at every moment, with and without modules."""
    episode = played(setup, seed, words)
    for player in range(setup.players):
        vector = episode.vector(player)
        assert vector.shape == (setup.encoding.size,)
        assert vector.dtype == np.float32
        assert np.all(np.abs(vector) <= 1)


@given(setups(), st.integers(0, 1 << 32), st.integers(0, 1500), st.integers(0, 1 << 32))
def test_vectors_tell_nothing_that_their_player_can_not_know(setup: Setup, seed: int, words: int, other: int) -> None:
    """Where all that is hidden is redealt, the vector stays the same, bit by bit."""
    episode = played(setup, seed, words)
    for player in range(setup.players):
        twin = Episode(episode.game.imagine(player, other), setup.encoding)
        assert twin.seen(player) == episode.seen(player)


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_name_for_every_number_and_tells_something(game: str) -> None:
    """Over a whole game with everything in it, each section is as long as its names say, and changes."""
    encoding, seen = encoding_of(game), dict[str, set[bytes]]()
    setup = Setup(game, 2, definition_of(game).module_names)
    for episode in chain.from_iterable(moments(setup, seed) for seed in range(4)):
        place = 0
        for section in encoding.sections:
            part = episode.seen(0)[place : place + 4 * len(section)]
            seen.setdefault(section.name, set()).add(part)
            place += 4 * len(section)
        assert place == len(episode.seen(0))
    assert [name for name, parts in seen.items() if len(parts) < 2] == []
    assert len(set(encoding.names)) == len(encoding.names) == encoding.size
    assert all(meaning for section in encoding.sections for meaning in section.fields.values())


def test_the_viewer_comes_first_and_rivals_in_the_order_of_their_seats() -> None:
    """Seat 2 of three: the viewer is player 2, then players 0 and 1; nobody is the third rival."""
    episode = Episode(
        rockworker.new("rockwell", players=3, seed=1, options={"open_stocks": True}), encoding_of("rockwell")
    )
    companies = episode.game.view(2).companies
    for name, player in (("stocks.me", 2), ("rivals' stocks.rival 1", 0), ("rivals' stocks.rival 2", 1)):
        cash = companies[player].cash
        assert cash is not None
        assert number(episode, 2, f"{name}.cash") == pytest.approx(cash / (cash + 3000))
        assert number(episode, 2, f"{name}.open") == 1
    assert number(episode, 2, "companies.rival 3.present") == 0


def test_what_lies_behind_a_screen_is_not_there() -> None:
    """Of others: neither the numbers nor the mark that they are known."""
    episode = Setup("rockwell", 3).deal(1)
    assert number(episode, 0, "stocks.me.open") == 1
    assert number(episode, 0, "stocks.me.cash") > 0
    assert [number(episode, 0, f"rivals' stocks.rival 1.{name}") for name in ("open", "cash", "zinc")] == [0, 0, 0]


def test_crews_are_where_they_are() -> None:
    """In the middle of a game for two, as player 1 sees it: player 1's crews, player 0's, and AI's."""
    episode = played(Setup("rockwell", 2), seed=5, words=300)
    crews = episode.game.view(1).crews
    for owner, name in ((1, "companies.me"), (0, "companies.rival 1"), (2, "others.no company")):
        for n, crew in enumerate(crews[owner * 4 : owner * 4 + 4], 1):
            assert number(episode, 1, f"{name}.crew {n} power") == crew.power / 4
            assert number(episode, 1, f"{name}.crew {n} depth") == pytest.approx(DEPTH[crew.at] / 5)
    on_tiles = sum(crew.power + crew.die for crew in crews[:4] if crew.at < TILES)
    powers = sum(number(episode, 1, f"companies.rival 1.power on {tile}") for tile in TILE_NAMES)
    straddling = sum(crew.power + crew.die for crew in crews[:4] if TILES <= crew.at < ENTRANCE)
    assert on_tiles
    assert powers * 32 == pytest.approx(on_tiles + 2 * straddling)


def test_what_was_said_is_in_the_vector() -> None:
    """Two of three zinc, then copper is asked for."""
    encoding = encoding_of("rockwell")
    decision = Decision(encoding.words.at(0, 2), (Offer(Bid, range(4), range(3), range(1), range(1), range(1)),))
    decision.say(encoding.words.digits[0] + 2)
    numbers = np.frombuffer(encoding.said.numbers(encoding.said.key(decision)), np.float32)
    told = dict(zip(encoding.said.section.names, numbers, strict=True))
    assert told["said.asks Bid.copper"] == 1
    assert told["said.asks Bid.zinc"] == 0
    assert told["said.number 1"] == pytest.approx(2 / 12)
    assert told["said.digits left"] == pytest.approx(1 / 3)


def test_what_was_chosen_is_in_the_vector() -> None:
    """A crew of a drill, until its destination is said."""
    episode = next(found for found in moments(Setup("rockwell", 2), 1) if _says(found, "Drill.crew=me 2"))
    player = episode.actors[0]
    episode.say(player, episode.encoding.words.names.index("Drill.crew=me 2"))
    decision = episode.decision(player)
    assert decision is not None
    assert number(episode, player, "said.Drill.crew=me 2") == 1
    assert number(episode, player, "said.Drill.crew=me 1") == 0
    assert number(episode, player, "said.asks Drill.to") == 1


def _says(episode: Episode, name: str) -> bool:
    return bool(episode.actors) and episode.encoding.words.names.index(name) in episode.legal(episode.actors[0])


def test_boards_that_are_too_large_are_refused() -> None:
    """An owner's own numbers may have more slots than the encoding has room for."""
    boards = {"control_centre": ["bribery", "subcontracting"] * 6, "exchange": [4, 3], "workshop": [4, 3, 2]}
    game = rockworker.new("rockwell", players=2, seed=1, components={"boards": {"2": boards}})
    with pytest.raises(ValueError, match="16 slots"):
        check(inside(game).rules)
    with pytest.raises(ValueError, match="16 slots"):
        Episode(game, encoding_of("rockwell"))


def test_games_without_an_encoding_say_so() -> None:
    """A game brings it, as it brings its bots."""
    register(GamePackage(TEMPLATE))
    try:
        with pytest.raises(ValueError, match="brings no encoding"):
            encoding_of("template")
    finally:
        unregister("template")


def score(total: int, rank: int) -> Score:
    return Score(0, total, rank, {})


def test_a_win_is_shared_by_those_who_share_the_first_place() -> None:
    """All shares together are one."""
    assert win_shares([score(9, 1), score(9, 1), score(2, 3)]) == [0.5, 0.5, 0]


def test_margins_are_above_the_mean_of_the_others() -> None:
    """All margins together are nothing."""
    found = margins([score(10, 1), score(4, 2), score(1, 3)])
    assert found == [7.5, -1.5, -6]
    assert math.isclose(sum(found), 0)


def test_sections_are_part_of_the_encoding_in_their_order() -> None:
    """The names of the vector are those of its sections, what was said last."""
    encoding: Encoding = encoding_of("clockworker")
    assert encoding.names[: len(encoding.sections[0])] == encoding.sections[0].names
    assert encoding.names[-1].startswith("said.")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_never_out_of_date(game: str) -> None:
    """At every moment of a game, a vector is the one that somebody who looks for the first time gets."""
    for episode in moments(Setup(game, 3, definition_of(game).module_names), seed=6, most=200):
        for player in range(3):
            assert episode.seen(player) == Episode(episode.game, episode.encoding).seen(player)


def test_factories_are_where_they_are() -> None:
    """Late in a game of Clockworker for three: the row, the viewer's tableau, and a rival's."""
    episode = played(Setup("clockworker", 3), seed=5, words=250)
    view = episode.game.view(1)
    for place, factory in enumerate(view.row, 1):
        assert number(episode, 1, f"row.place {place}.factory {factory}") == 1
    mine, rival = view.players[1].factories, view.players[2].factories
    assert len(mine) > 2
    for order, owned in enumerate(mine, 1):
        assert number(episode, 1, f"my factories.{owned.factory}.order") == pytest.approx(order / 20)
        occupied = [number(episode, 1, f"my factories.{owned.factory}.slot {slot}") for slot in range(1, 9)]
        assert occupied == [slot in owned.robots for slot in range(1, 9)]
    for owned in rival:
        assert number(episode, 1, f"rivals.rival 1.factory {owned.factory} owns") == 1
        bits = sum(1 << slot - 1 for slot in owned.robots)
        assert number(episode, 1, f"rivals.rival 1.factory {owned.factory} robots") == pytest.approx(bits / 255)
    owners = sum(number(episode, 1, f"my factories.{n}.owns") for n in range(41))
    assert owners == len(mine)
