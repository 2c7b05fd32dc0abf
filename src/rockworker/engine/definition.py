"""What a game must tell the engine about itself. A game is a folder with one `Definition`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec
from msgspec.structs import force_setattr

from rockworker.components.checks import type_flaws
from rockworker.components.flaws import unknown_key
from rockworker.components.numbers import Numbers
from rockworker.components.overlay import Source
from rockworker.engine.chance import HasRng
from rockworker.engine.changes import Changes, changes
from rockworker.engine.contracts import require_hooks
from rockworker.engine.errors import (
    BadOption,
    BadPlayerCount,
    NoComponents,
    UnknownGame,
    UnknownModule,
    UnknownRulesVersion,
    shown,
)
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame, Play, State
from rockworker.engine.frozen import EMPTY, Sealed, frozen
from rockworker.engine.hints import Hint, Hinted
from rockworker.engine.offers import Action, Offer
from rockworker.engine.refusals import Refusal

if TYPE_CHECKING:
    from rockworker.engine.standing import StandingAnswer
    from rockworker.text.notation import Notation
    from rockworker.text.positions import PositionForms
    from rockworker.text.vocabulary import Vocabulary

R = TypeVar("R")
S = TypeVar("S", bound=State)

REQUIRED: Final = (
    "name",
    "fewest_players",
    "most_players",
    "action_types",
    "event_types",
    "frame_types",
    "state_type",
    "folder",
)
"""What a definition can't do without, besides its abstract methods."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is needed to deal a game: with the action log it rebuilds any moment of it.

    Nothing in it can be changed, options and components included."""

    game: str
    rules_version: int
    players: int
    seed: int
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = EMPTY
    components: dict[str, Any] | None = None
    """An owner's component numbers, as read from the file; None: ours."""

    def __post_init__(self) -> None:
        force_setattr(self, "options", frozen(self.options) if self.options else EMPTY)
        force_setattr(self, "components", frozen(self.components))


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's result: the total, the place (1 is best; ties share it), and what the total is made of."""

    player: int
    total: int
    rank: int
    parts: dict[str, int]
    team: int | None = None
    """Whom the player wins or loses with; None in games without teams."""


class CurrentScore(msgspec.Struct, frozen=True):
    """What a viewer knows of a player's points before the end, or after it."""

    player: int
    parts: dict[str, int]
    """The parts that the viewer may know, as they would count now; named as in `Score`."""
    hidden: tuple[str, ...] = ()
    """The parts that the viewer may not know."""

    @property
    def total(self) -> int | None:
        """All points; None if some of them are hidden."""
        return None if self.hidden else sum(self.parts.values())


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """What the versions of a game's rules decide differently. A game adds its own; the defaults are the newest."""

    asks_single_answers: bool = False
    """Is a player asked where there is only one answer? Sealed choices always are: an instant answer would tell the
    others something."""
    splitmix: bool = False
    """Is chance drawn with splitmix64? Later versions draw from a hash: a shuffle takes a third of the time."""


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in which there is nothing to agree on."""


class NoPieces(msgspec.Struct, frozen=True):
    """A game with nothing printed on its pieces that a page would need to draw them."""


class Definition(Sealed, ABC, Generic[R, S]):
    """A game: its data, its rules, how to deal it, and what each player may see. There is one of each game for a whole
    process, so it can't be changed.

    A subclass that lacks something fails when it is defined, with the name of what is missing."""

    name: ClassVar[str]
    rules_versions: ClassVar[Mapping[int, Switches]] = {1: Switches()}
    """By version of the rules: the switches that tell it from the others, as a frozen record. A game goes on under the
    version that it was begun with, so no version is ever removed."""
    rules_version: ClassVar[int]
    """The newest of them: new games follow it."""
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    options_type: ClassVar[type[msgspec.Struct]] = NoOptions
    bot_options: ClassVar[Mapping[str, Any]] = {}
    """Options of games that only bots play, unless others are chosen: bots never agree to stop."""
    module_names: ClassVar[tuple[str, ...]] = ()
    """The expansions that players may switch on, in the order in which they apply."""
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]]
    refusal_types: ClassVar[tuple[type[Refusal], ...]] = ()
    hint_types: ClassVar[tuple[type[Hint], ...]] = ()
    """The reasons of its own against actions."""
    state_type: ClassVar[type[State]]
    folder: ClassVar[Path]
    """Where the game's data and messages lie."""
    vocabulary: ClassVar[Vocabulary | None] = None
    """How its own kinds of values become words."""
    numbers: ClassVar[Numbers[Any] | None] = None
    """What is printed on its pieces, where an owner's numbers may take the place of ours."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        require_hooks(cls, REQUIRED)
        cls.rules_versions = MappingProxyType(dict(cls.rules_versions))
        cls.bot_options = MappingProxyType(dict(cls.bot_options))
        cls.rules_version = max(cls.rules_versions)

    # What every game has

    @abstractmethod
    def compile(self, header: Header) -> R:
        """The rules for one choice of players, modules, options, components and rules version. The engine calls it once
        for each such choice (`engine.rules`), and all games like it share what it returns."""

    @abstractmethod
    def deal(self, rules: R, seed: int) -> S:
        """The state before the first decision; its stack holds the frame that starts the game."""

    @abstractmethod
    def view(self, play: Play[R, S], viewer: int | None) -> msgspec.Struct:
        """All that a player (or a spectator: None) may see, built from an allow-list."""

    @abstractmethod
    def redeal(self, play: Play[R, S], viewer: int | None, chance: HasRng) -> None:
        """Replaces, in place, all that the viewer can't know by something that is just as likely."""

    @abstractmethod
    def scores(self, play: Play[R, S]) -> list[Score]:
        """The final scores of a game that is over."""

    @abstractmethod
    def check(self, play: Play[R, S]) -> None:
        """Raises AssertionError if the state breaks an invariant: nothing is ever created or lost."""

    # What a game may have

    def switches(self, header: Header) -> Any:
        """What the rules version of a header decides differently from others: for `compile`."""
        return self.rules_versions[header.rules_version]

    def own(self, play: Play[R, S], viewer: int) -> Changes:
        """What a player sees besides what everybody sees: by place, what makes a spectator's view the player's.

        A game that knows it can say it more quickly than by comparing the two."""
        return changes(self.view(play, None), self.view(play, viewer))

    def news(self, before: Play[R, S], after: Play[R, S], place: str = "") -> Changes:
        """What everybody sees otherwise than before, in two positions of one game; `place` comes before all places.

        A game that looks at what its states have changed can say it more quickly than by comparing two views."""
        return changes(self.view(before, None), self.view(after, None), place)

    def own_news(self, before: Play[R, S], after: Play[R, S], players: Sequence[int]) -> Sequence[int]:
        """Those of some players who see something else besides than before, or for whom something else counts towards
        their goals. A game may name more of them, if that is quicker."""
        return [player for player in players if self._own_differs(before, after, player)]

    def _own_differs(self, before: Play[R, S], after: Play[R, S], player: int) -> bool:
        differs = self.own(before, player) != self.own(after, player)
        return differs or self.progress(before, player) != self.progress(after, player)

    def pieces(self, rules: R) -> msgspec.Struct:
        """What is printed on the pieces and open to all from the start: for drawing the table."""
        return NoPieces()

    def labels(self, rules: R) -> Mapping[str, Sequence[Any]]:
        """By kind: all values that a page shows beside the pieces, so that it can get their names at once."""
        return {}

    def standing_answers(self, rules: R) -> tuple[StandingAnswer, ...]:
        """What players may say once and for all, in the order in which it is listed and applied."""
        return ()

    def hints(self, play: Play[R, S], player: int, offers: tuple[Offer, ...]) -> Iterable[Hinted]:
        """What the offered actions would bring, as far as the player may know. See `engine/hints.py`."""
        return ()

    def progress(self, play: Play[R, S], player: int) -> tuple[tuple[int, int], ...]:
        """For each of the game's goals: what a player has of it, and what it takes. Only that player is told."""
        return ()

    def notation(self) -> Notation:
        """How the game's actions are written as text. By default, values stand there as JSON writes them: `bid 3`."""
        from rockworker.text.notation import PLAIN_DATA, Notation  # not every use of a game writes its actions

        return Notation(self.action_types, {}, otherwise=PLAIN_DATA)

    def current_scores(self, play: Play[R, S], viewer: int | None) -> list[CurrentScore]:
        """By player: what a viewer knows of the points so far. By default, nothing before the end."""
        return [] if play.state.stack else [CurrentScore(score.player, score.parts) for score in self.scores(play)]

    def position_forms(self, rules: R, secrets: bool) -> PositionForms:
        """How the game's positions are written, for those who may know its secrets or not. By default, each field of
        the state stands there as compact data."""
        from rockworker.text.positions import PositionForms  # not every use of a game writes its positions

        return PositionForms()

    def revive(self, state: S) -> None:
        """Turns parts of a state that was read as plain data back into what they were."""

    def load_components(self, source: Source | None) -> dict[str, Any] | None:
        """An owner's component numbers, read and checked; None for ours."""
        if source is None:
            return None
        numbers = self.own_numbers()
        numbers.load(source)
        return numbers.raw(source)

    def own_numbers(self) -> Numbers[Any]:
        """The numbers that an owner may replace; refuses where there are none."""
        if self.numbers is None:
            raise NoComponents(game=self.name)
        return self.numbers

    def header(
        self,
        players: int,
        seed: int,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        components: Source | None = None,
        rules_version: int | None = None,
    ) -> Header:
        """A checked header, in one normal form; of the newest rules version unless another is named."""
        return Header(
            game=self.name,
            rules_version=self._known_version(rules_version),
            players=self.player_count(players),
            seed=_seed(seed),
            modules=self._modules(modules),
            options=self._options({} if options is None else options),
            components=self.load_components(components),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A definition has no state of its own: a copy is the same one, in other processes, too."""
        return _the_same, (type(self),)

    def checked(self, header: Header) -> Header:
        """A header out of a file, if a game can be dealt from it."""
        dealt = (header.players, header.seed, header.modules, header.options, header.components)
        return self.header(*dealt, rules_version=header.rules_version)

    def _known_version(self, version: int | None) -> int:
        if version is None:
            return self.rules_version
        if type(version) is not int or version not in self.rules_versions:
            known = ", ".join(str(number) for number in sorted(self.rules_versions))
            raise UnknownRulesVersion(game=self.name, version=shown(version), known=known)
        return version

    def player_count(self, players: object) -> int:
        """A number of players that the game takes."""
        if type(players) is not int or not self.fewest_players <= players <= self.most_players:
            raise BadPlayerCount(
                game=self.name, players=shown(players), fewest=self.fewest_players, most=self.most_players
            )
        return players

    def _modules(self, modules: Sequence[str]) -> tuple[str, ...]:
        _require("modules", modules, Collection, "list")
        for module in modules:
            if module not in self.module_names:
                raise UnknownModule(module=shown(module), known=", ".join(self.module_names) or "–")
        return tuple(name for name in self.module_names if name in modules)

    def _options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Only what differs from the default, so that equal games have equal headers."""
        _require("options", options, Mapping, "table")
        known = self.options_type.__struct_fields__
        flaws = [unknown_key("", shown(option), list(known)) for option in options if option not in known]
        for flaw in flaws or type_flaws(dict(options), self.options_type):
            raise BadOption(option=flaw.where, reason=flaw.reason, found=flaw.found, wanted=flaw.wanted)
        chosen = msgspec.convert(dict(options), self.options_type)
        default = self.options_type()
        return {name: getattr(chosen, name) for name in known if getattr(chosen, name) != getattr(default, name)}


def _seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 1 << 256:
        raise BadOption(option="seed", reason="not-between", found=shown(seed), wanted="0 … 2**256 - 1")
    return seed


def _require(option: str, given: object, kind: type, wanted: str) -> None:
    """A text is a collection of letters, and never what was meant."""
    if isinstance(given, str | bytes) or not isinstance(given, kind):
        raise BadOption(option=option, reason="wrong-type", found=shown(given), wanted=wanted)


def _the_same(kind: type[Definition[Any, Any]]) -> Definition[Any, Any]:
    """The registered definition of this type, or a new one of a game that is not registered."""
    from rockworker.registry import definition_of  # the registry needs definitions

    try:
        known = definition_of(kind.name)
    except UnknownGame:
        return kind()
    return known if type(known) is kind else kind()
