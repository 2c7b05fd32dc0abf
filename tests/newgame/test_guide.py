"""docs/how-to/add-a-game.md, line by line: a game is begun, installed into a fresh environment, played everywhere."""

from __future__ import annotations

import re
from pathlib import Path

from tests.newgame.environment import Environment

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("at_a_server.py")
GAME = "marbles"


def guide() -> list[str]:
    """The commands of the guide."""
    (page,) = (ROOT / "docs").rglob("add-a-game.md")
    (block,) = re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return [line.removeprefix("$ ") for line in block.splitlines()]


OTHERS = ("rockworker rules RW-EXT-17", "rockworker rules CW-DEF-01 --lang de", "rockworker games --lang fr")
"""What the games that were there before have to say."""


def test_the_guide(tmp_path: Path) -> None:
    """Every line does what the guide promises, and the games that were there before are none the worse for it."""
    new_game, install, *lines, serve = guide()
    here = Environment(tmp_path)
    before = [here.says(command) for command in OTHERS]
    assert f"pip install -e {GAME}" in here.says(new_game)
    here.says(install)
    check_lines({line.split()[1]: here.says(line, answers="1\n" * 50) for line in lines})
    check_languages(here)
    check_refusals(here)
    check_server(here, serve)
    assert [here.says(command)[: len(said)] for command, said in zip(OTHERS, before, strict=True)] == before


def check_lines(said: dict[str, str]) -> None:
    """By command: it speaks of the new game."""
    assert "marbles  2 to 6 players · bots: random" in said["games"]
    assert "--option open_fists=false" in said["games"]
    assert "Marbles, 6 players, 100 games" in said["simulate"]
    assert "Invariants: hold" in said["simulate"]
    assert not re.search("Turns|Endings", said["simulate"]), "it counts none of its own"
    assert "Pebbles in the bag" in said["play"]
    assert "How many coins do you bid" in said["play"]
    assert "The game is over" in said["play"]
    assert said["replay"].count("The bids are open") == 3
    assert "A bid is any number of coins" in said["rules"]
    assert re.search(r"\d+ passed", said["-m"])


def check_languages(here: Environment) -> None:
    """The guide's game is there in French and German, too."""
    assert "Manches" in here.says("rockworker games --lang fr")
    assert "Die Gebote sind offen" in here.says("rockworker replay first.json --lang de")
    assert "On mise autant de pièces" in here.says("rockworker rules MARBLES-BID-02 --lang fr")
    assert "Combien de pièces" in here.says("rockworker play marbles -p 2 --lang fr", answers="1\n")


def check_refusals(here: Environment) -> None:
    """What the game does not have, and what it can't take, is refused in one line."""
    for command, reason in REFUSED.items():
        done = here.shell(command)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), command
        assert reason.lower() in done.stderr.lower(), done.stderr


REFUSED = {
    "rockworker components marbles --export mine.toml": "marbles",
    "rockworker components marbles --check first.json": "marbles",
    "rockworker play marbles --components first.json": "marbles",
    "rockworker play marbles --players 7": "2 to 6",
    "rockworker play marbles --option rounds=13": "rounds",
    "rockworker play marbles --seats human,greedy": "random",
    "rockworker rules MARBLES-BID-99": "MARBLES-BID",
    "rockworker new-game marbles": "marbles",
    "rockworker new-game marbles --into elsewhere": "marbles",
}


def check_server(here: Environment, serve: str) -> None:
    """The server lists the game, tells its rules, and plays it with a client and with its own bots."""
    with here.running(serve) as server:
        assert server.stdout
        url = re.search(r"http://\S+", server.stdout.readline())
        assert url
        lines = here.says(f"python {SCRIPT} {url[0]} {GAME}").splitlines()
    told = {word: rest for word, _, rest in (line.partition(" ") for line in lines)}
    assert told["games"].split()[-1] == GAME
    assert told["title"] == "Marbles Manches Poings ouverts"
    assert told["rules"] == "MARBLES-SETUP MARBLES-BID MARBLES-PEBBLE MARBLES-END"
    assert told["pieces"] == '{"pieces":{},"labels":{}}'
    assert "'bag': 0" in told["view"]
    assert len(told["scores"].split()) == 3
