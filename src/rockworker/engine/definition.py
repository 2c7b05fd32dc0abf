"""What a game must tell the core about itself. A game is a folder with one `Definition`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.errors import BadComponents, BadOption, BadPlayerCount, UnknownModule
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame, Play, State
from rockworker.engine.offers import Action

if TYPE_CHECKING:
    from rockworker.text.texts import Vocabulary

R = TypeVar("R")
S = TypeVar("S", bound=State)


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is needed to deal a game: with the action log it rebuilds any moment of it."""

    game: str
    rules_version: int
    players: int
    seed: int
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    """An owner's own component numbers, as read from the file; None: ours."""


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's result: the total, the place (1 is best; ties share it), and what the total is made of."""

    player: int
    total: int
    rank: int
    parts: dict[str, int]
    team: int | None = None
    """Whom the player wins or loses with; None in games without teams."""


class NoPieces(msgspec.Struct, frozen=True):
    """For games whose table needs nothing but the view."""


class Definition(Generic[R, S]):
    """A game: its data, its rules, how to deal it, and what each player may see."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    options_type: ClassVar[type[msgspec.Struct]]
    bot_options: ClassVar[Mapping[str, Any]] = {}
    """Options of games that only bots play, unless others are chosen: bots never agree to stop."""
    module_names: ClassVar[tuple[str, ...]] = ()
    """The expansions that players may switch on, in the order in which they apply."""
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    frame_types: ClassVar[tuple[type[Frame], ...]]
    state_type: ClassVar[type[State]]
    folder: ClassVar[Path]
    """Where the game's data and messages lie."""
    vocabulary: ClassVar[Vocabulary | None] = None
    """How its own kinds of values become words."""

    def compile(self, header: Header) -> R:
        """The rules for one choice of players, modules, options and components."""
        raise NotImplementedError

    def deal(self, rules: R, seed: int) -> S:
        """The state before the first decision; its stack holds the frame that starts the game."""
        raise NotImplementedError

    def view(self, play: Play[R, S], viewer: int | None) -> msgspec.Struct:
        """All that a player (or a spectator: None) may see, built from an allow-list."""
        raise NotImplementedError

    def redeal(self, play: Play[R, S], viewer: int | None, chance: HasRng) -> None:
        """Deals anew, in place, what the viewer can't know."""
        raise NotImplementedError

    def pieces(self, rules: R) -> msgspec.Struct:
        """What is printed on the pieces and open to all from the start: for drawing the table."""
        return NoPieces()

    def labels(self, rules: R) -> Mapping[str, Sequence[Any]]:
        """By kind: all values that a table shows beside its pieces, so that they can be named once for all."""
        return {}

    def revive(self, state: S) -> None:
        """Turns parts of a state that was read as plain data back into what they were."""

    def scores(self, play: Play[R, S]) -> list[Score]:
        """The final scores of a game that is over."""
        raise NotImplementedError

    def check(self, play: Play[R, S]) -> None:
        """Raises AssertionError if the state breaks an invariant: nothing is ever created or lost."""
        raise NotImplementedError

    def load_components(self, source: str | Path | Mapping[str, Any] | None) -> dict[str, Any] | None:
        """An owner's component numbers, read and checked; None for ours."""
        raise NotImplementedError

    def check_components(self, source: Path) -> list[BadComponents]:
        """All that is wrong with an owner's component file; nothing: it can be played with."""
        raise NotImplementedError

    def export_components(self, path: Path) -> None:
        """Writes all our component numbers into a file, ready to be edited."""
        raise NotImplementedError

    def header(
        self,
        players: int,
        seed: int,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        components: str | Path | Mapping[str, Any] | None = None,
    ) -> Header:
        """A checked header, in one normal form."""
        return Header(
            game=self.name,
            rules_version=self.rules_version,
            players=self._players(players),
            seed=_seed(seed),
            modules=self._modules(modules),
            options=self._options(options or {}),
            components=self.load_components(components),
        )

    def _players(self, players: object) -> int:
        if type(players) is not int or not self.fewest_players <= players <= self.most_players:
            raise BadPlayerCount(
                game=self.name, players=str(players), fewest=self.fewest_players, most=self.most_players
            )
        return players

    def _modules(self, modules: Sequence[str]) -> tuple[str, ...]:
        for module in modules:
            if module not in self.module_names:
                raise UnknownModule(module=str(module), known=", ".join(self.module_names) or "–")
        return tuple(name for name in self.module_names if name in modules)

    def _options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Only what differs from the default, so that equal games have equal headers."""
        from rockworker.components.overlay import type_flaws, unknown_key  # components need the definition, too

        known = self.options_type.__struct_fields__
        flaws = [unknown_key("", str(option), list(known)) for option in options if option not in known]
        for flaw in flaws or type_flaws(dict(options), self.options_type):
            raise BadOption(option=flaw.where, reason=flaw.reason, found=flaw.found, wanted=flaw.wanted)
        chosen = msgspec.convert(dict(options), self.options_type)
        default = self.options_type()
        return {name: getattr(chosen, name) for name in known if getattr(chosen, name) != getattr(default, name)}


def _seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 1 << 256:
        raise BadOption(option="seed", reason="not-between", found=str(seed), wanted="0 … 2**256 - 1")
    return seed


def read_components_file(source: str | Path) -> dict[str, Any]:
    """A TOML file of component numbers as plain data."""
    path = Path(source)
    try:
        data: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise BadComponents(file=str(path), where="–", reason="unreadable", found=error.strerror or "") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise BadComponents(file=str(path), where="–", reason="not-toml", found=str(error)) from None
    return data
