"""Networks in files: what is none, or belongs to another game, is refused in words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rockworker
from rockworker.bots.learned import LearnedSearch, NetworkGuide, network_in
from rockworker.bots.seat import GameSeat
from rockworker.cli import run
from rockworker.engine.chance import Rng
from rockworker.engine.errors import BadBotParameter
from rockworker.engine.game import Game
from rockworker.games.clockworker.bots import learned as clockworker
from rockworker.games.rockwell.bots import learned as rockwell
from rockworker.learn.network import Network, NoNetwork
from rockworker.registry import trainee_of

OURS = clockworker.FOLDER
EXAMPLE = Path(__file__).parents[2] / "examples" / "trained.py"
BOTS: dict[str, type[LearnedSearch]] = {"clockworker": clockworker.LearnedSearch, "rockwell": rockwell.LearnedSearch}


def wrong_files(folder: Path) -> dict[str, Path]:
    """By name: files that hold no network."""
    whole = (OURS / "2.npz").read_bytes()
    contents = {"empty": b"", "text": b"no network\n", "cut": whole[: len(whole) // 2], "spoilt": _spoilt(whole)}
    files = {name: folder / f"{name}.npz" for name in (*contents, "array", "other", "odd")}
    for name, content in contents.items():
        files[name].write_bytes(content)
    np.save(files["array"].with_suffix(".npy"), np.zeros(3))
    files["array"] = files["array"].with_suffix(".npy")
    np.savez(files["other"], something=np.zeros(3))
    layers = Network.load(OURS / "2.npz").weights
    np.savez(files["odd"], **{**layers, "middle": layers["middle"][1:]})  # type: ignore[arg-type]
    return files


def _spoilt(whole: bytes) -> bytes:
    """Some bytes of its middle are others; the list of contents at its end is not."""
    return whole[:2000] + bytes(byte ^ 0x55 for byte in whole[2000:2100]) + whole[2100:]


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    """Whatever lies in the file; the same words for bots in all languages."""
    for name, file in wrong_files(tmp_path).items():
        with pytest.raises(NoNetwork):
            Network.load(file)
        with pytest.raises(BadBotParameter) as refused:
            network_in(str(file))
        assert refused.value.reason == "no-network", name
    told = [BadBotParameter(bot="weights=x.npz", reason="no-network").text(language) for language in ("en", "fr", "de")]
    assert all(word in text for word, text in zip(("no network", "pas de réseau", "kein Netz"), told, strict=True))
    with pytest.raises(BadBotParameter, match="there is no such file"):
        network_in("nowhere.npz")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", BOTS)
def test_a_network_for_another_game_is_refused(game: str, players: int) -> None:
    """Before the first decision; for another number of players, too, and with another list of words."""
    new = rockworker.new(game, players=players)
    with pytest.raises(BadBotParameter, match=r"4\.npz.*another number of players"):
        BOTS[game](rollouts=2, weights=str(OURS / "4.npz")).choose(GameSeat(new, new.actors[0]))
    network = Network.new(len(trainee_of(game)(Rng(1)).names(new)), words=7)
    with pytest.raises(BadBotParameter):
        BOTS[game](rollouts=2, network=network).choose(GameSeat(new, new.actors[0]))


def test_our_network_is_not_asked_about_other_components(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are judged by hand then, as the plain search does."""
    monkeypatch.setattr(clockworker, "shipped", lambda players: Network.new(12))
    game = rockworker.new("clockworker", players=2)
    guide = clockworker.LearnedGuide(Rng(1))
    assert guide.worth(game, 0) == super(NetworkGuide, guide).worth(game, 0)


@pytest.mark.parametrize(("language", "words"), [("en", "no network"), ("fr", "pas de réseau"), ("de", "kein Netz")])
def test_commands_refuse_a_wrong_file(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, in the chosen language; what a training begins with as well as what a bot plays by."""
    broken = wrong_files(tmp_path)["cut"]
    for command in (
        ["train", "clockworker", "--to", str(tmp_path / "new"), "--from", str(broken)],
        ["arena", "clockworker", "-p", "2", "-n", "1", "-j", "1", "--bots", f"{EXAMPLE}:weights={broken},random"],
    ):
        assert run([*command, "--lang", language]) == 2
        told = capsys.readouterr().err
        assert words in told
        assert told.count("\n") == 1


@pytest.mark.parametrize("game", BOTS)
def test_a_search_with_a_guide_of_its_own(game: str) -> None:
    """`guide_type` is all that it takes, as docs/how-to/bots.md says; the guide is made once."""
    made = []
    base = BOTS[game].guide_type

    class Sleepy(base):  # type: ignore[misc, valid-type]
        def __init__(self, chance: Rng) -> None:
            super().__init__(chance)
            made.append(self)

        def worth(self, game: Game, player: int) -> float:
            return 0.25

    bot = type("Mine", (BOTS[game],), {"guide_type": Sleepy})(seed=1, rollouts=2)
    assert isinstance(bot, LearnedSearch)
    assert made == [bot.guide]
    assert bot.guide.worth(rockworker.new(game, players=2), 0) == 0.25


def test_parameters_reach_the_guide(tmp_path: Path) -> None:
    """A file's network, and how far Clockworker's search plays on."""
    bot = clockworker.LearnedSearch(rounds=3, weights=str(OURS / "2.npz"))
    assert bot.guide.rounds == 3
    assert bot.guide.network
    assert clockworker.LearnedSearch().guide.rounds == clockworker.ROUNDS_BEFORE_ASKING
