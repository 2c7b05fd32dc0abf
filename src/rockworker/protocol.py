"""What server and clients say to each other. The page's TypeScript types are generated from this file."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from rockworker.engine.definition import Score
from rockworker.engine.names import kebab
from rockworker.text.languages import LanguageCode

Language = LanguageCode
Status = Literal["open", "running", "over"]
Question = Literal["pause", "resume", "undo", "end", "replace", "return"]
"""What players may vote on. `return`: a player whom a bot has replaced wants the seat back."""
HeardBy = Literal["all", "players", "spectators"]
"""Who hears what is said at a table. While a game runs, players and spectators talk among themselves."""
Pace = Literal["live", "days"]
"""People sit there at the same time, or think for days."""
Symbol = Literal["circle", "triangle", "square", "diamond", "star", "cross"]
"""What stands beside a person's name."""


# About tables


MOST_TIME_MS: Final = 1000 * 60 * 60 * 24 * 60
"""Sixty days."""
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=MOST_TIME_MS)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""As large as databases keep it."""
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class ClockRules(msgspec.Struct, frozen=True):
    """No clock, counting only, or a bank of time for each player with an increment for each decision."""

    kind: Literal["none", "count", "bank"] = "none"
    bank_ms: Milliseconds = 0
    increment_ms: Milliseconds = 0

    def __post_init__(self) -> None:
        if self.kind == "bank" and not self.bank_ms:
            raise ValueError("a bank needs `bank_ms` >= 1")
        if self.kind == "bank" and self.increment_ms > self.bank_ms:
            raise ValueError("`increment_ms` must not be more than `bank_ms`: a bank never holds more")


class Vote(msgspec.Struct, frozen=True):
    """A question that waits for answers."""

    seat: int
    question: Question
    subject: int
    waiting: tuple[int, ...]
    bot: str = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """Public seat metadata."""

    number: int
    name: str
    """Empty: nobody sits here yet."""
    bot: str
    """The level of the bot that plays here; empty: a person."""
    guest: bool
    """The person who sits here, or for whom the seat is kept, came as a guest, or gave the seat a name: an account may
    have the same one."""
    mine: bool
    held_for: str
    """The name of somebody for whom this free seat is kept, who is thereby invited; empty: nobody."""
    held_for_me: bool
    conceded: bool
    spent_ms: int
    """When the last entry was made. The clocks of those who must decide run on from there."""
    left_ms: int


class TableInfo(msgspec.Struct, frozen=True):
    """Public table metadata."""

    id: str
    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, Any]
    own_components: bool
    """Played with an owner's own component numbers."""
    set_name: str
    """What their owner calls them; may be empty."""
    public: bool
    hot_seat: bool
    lesson: bool
    """A guided game: its player may ask for advice."""
    clock: ClockRules
    patience_ms: int
    """After how long without a sign of life a player may be replaced."""
    status: Status
    rules_version: int
    """The version of the rules that it was begun under, and goes on under."""
    playable: bool
    """False: this server does not have that version. The table can be looked at; if the game has ended, exported."""
    created: int
    changed: int
    owner_name: str
    owner_guest: bool
    """That name is a guest's: an account may have the same one."""
    mine: bool
    """The caller has opened this table."""
    seats: tuple[SeatInfo, ...]
    connected: tuple[int, ...]
    """The seats whose players are there."""
    commitment: str
    """SHA-256 of the secret that the shuffle was made from."""
    seed: str | None
    """That secret, once the game is over."""
    invite: str | None
    """The code for joining an unlisted table: for those who sit at it."""
    rematch: str | None
    """The table that follows."""
    starts_at: int | None
    """When an open table starts by itself, in milliseconds since 1970."""
    fill: str
    """The level of the bots that take the free seats then."""
    pace: Pace
    rated: bool
    waits_for: tuple[int, ...]
    """The seats of people who must decide now, in the game or about a question of others."""


ClockTime = Annotated[str, msgspec.Meta(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$")]
"""`22:30`, or empty."""
NoticeKind = Literal["turn", "over", "invitation"]
"""It is your turn; the game is over; somebody keeps a seat for you."""


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of what, and how, somebody who is away wants to be told. Browsers that take Web Push are told besides."""

    turn: bool = True
    over: bool = True
    invitation: bool = True
    email: bool = False
    """To the account's confirmed address."""
    webhook: str = ""
    """An https address that takes JSON: Discord, Slack, Mattermost …; empty: none."""
    quiet_from: ClockTime = ""
    quiet_to: ClockTime = ""
    """Between these hours nothing is sent; it is sent afterwards, if it is still true. Empty: no quiet hours."""
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    """The time zone of these hours: `Europe/Paris`."""
    lang: Language = "en"

    def __post_init__(self) -> None:
        if bool(self.quiet_from) != bool(self.quiet_to):
            raise ValueError("`quiet_from` and `quiet_to` go together")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=99)]
    modules: list[str] = []
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    public: bool = False
    hot_seat: bool = False
    clock: ClockRules = ClockRules()
    patience_ms: Milliseconds = 600_000
    bots: dict[str, str] = {}
    """By seat number: bots to be seated at once."""
    names: dict[str, Annotated[str, msgspec.Meta(max_length=60)]] = {}
    """By seat number: what the players on one screen (`hot_seat`) are called."""
    invite: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=99)] = []
    """Ids of people for whom free seats are to be kept."""
    starts_at: Moment | None = None
    """When the table starts by itself; None: when somebody starts it."""
    fill: str = ""
    """The level of the bots that take the free seats then; empty: a table that is not full does not start."""
    seat: SeatNumber | None = 0
    """Where the caller sits down; None: nowhere."""
    lesson: bool = False
    """A guided game for the caller, against bots: advice may be asked for."""
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,64}$")] | None = None
    """In hexadecimal, for tests and tournaments: a chosen seed is shown to all from the start."""
    rated: bool = False
    """The result counts for the players' ratings: for accounts and bots, with the standard pieces."""

    def __post_init__(self) -> None:
        """Advice would not be fair among people: a learner plays against bots. Rated games are the same for all."""
        if self.rated and (self.hot_seat or self.lesson or self.seed is not None or self.components is not None):
            raise ValueError("a `rated` table has neither `hot_seat`, `lesson`, `seed` nor `components`")
        if self.rated and self.players < 2:
            raise ValueError("a `rated` table has at least two `players`")
        people = [seat for seat in range(self.players) if not self.bots.get(str(seat))]
        if self.lesson and (people != [self.seat] or self.hot_seat):
            raise ValueError("a `lesson` is for one person against bots")


# Over a socket, from the client


class Request(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Something that a client wants. `key` is the client's own: a repeated one gets the first answer."""


class Act(Request, frozen=True):
    """A move in the game, as an answer to a version of the table."""

    version: EntryNumber
    key: str
    action: dict[str, Any]
    standing: bool = False
    """The client gives it for its player, as the answer of standing answers; refused if it is not."""


class Undo(Request, frozen=True):
    """Undo the caller's last move if it revealed nothing."""

    key: str


class OpenVote(Request, frozen=True):
    """Ask the other players for something."""

    key: str
    question: Question
    subject: EntryNumber = 0


class CastVote(Request, frozen=True):
    """Answer the open question."""

    key: str
    agrees: bool


class Concede(Request, frozen=True):
    """Give up; a bot plays on."""

    key: str


class Say(Request, frozen=True):
    """Say something to the table."""

    key: str
    text: str


class Ping(Request, frozen=True):
    """A sign of life."""


# Over a socket, from the server


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that the server tells a client."""


class ValueInfo(msgspec.Struct, frozen=True):
    """A value that may be chosen, and what it is called."""

    value: Any
    label: str


class AxisInfo(msgspec.Struct, frozen=True):
    """A field of an action: the values that it may take, as a list or as a range."""

    field: str
    label: str
    kind: str
    """What the values mean: `crew`, `tile`, `money`, …; the page picks a widget by it."""
    values: tuple[ValueInfo, ...] | None
    low: int = 0
    high: int = 0
    step: int = 1


class OfferInfo(msgspec.Struct, frozen=True):
    """Actions that may be chosen: any value of one axis goes with any value of the others."""

    type: str
    label: str
    axes: tuple[AxisInfo, ...]


class HintInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What some of the offered actions would bring."""

    when: dict[str, Any]
    """The actions that it is about: their `type`, and values of some of their fields."""
    name: str
    """What kind of hint it is."""
    text: str
    """In words; of a figure that grows with the amounts, its name."""
    tone: Literal["bad", "good", "plain"] = "plain"
    figures: dict[str, Any] = {}
    """What the words say, for drawing it."""
    base: int | None = None
    """The figure where all amounts are 0; None: there is no figure."""
    each: dict[str, int] = {}
    """By field: what one more of it adds to the figure."""


class StandingInfo(msgspec.Struct, frozen=True):
    """Something that a player may say once and for all, in words."""

    name: str
    label: str
    about: str
    on: bool


class StandingSight(msgspec.Struct, frozen=True):
    """A seat's standing answers, for its own player only."""

    on: tuple[str, ...] = ()
    """Those that are switched on."""
    here: tuple[str, ...] = ()
    """Those, on or off, that have something to say about what is asked now."""
    answer: dict[str, Any] | None = None
    """The action that those which are on give; the client is to send it, with `standing`. None: ask the player."""
    sealed: bool = False
    """Others choose at the same time, in secret: an answer at once would tell them something."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry did, as this client may see it."""

    number: int
    at: int
    entry: str
    """The kind of entry: `moved`, `undone`, …"""
    seat: int | None
    events: tuple[dict[str, Any], ...]
    """What happened, each told apart by its `type`."""
    texts: tuple[str, ...]
    """The events in words, one for one."""
    question: str | None = None
    subject: int | None = None
    agrees: bool | None = None
    text: str = ""
    """What happened around the game in words: who asks for a pause, who concedes …; of moves, only that one was a
    standing answer."""
    standing: tuple[str, ...] = ()
    """The standing answers that gave a move, where this client may know."""


class Sight(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    number: int
    """The version that an answer names."""
    at: int
    """When the last entry was made, by the server's clock."""
    status: Status
    paused: bool
    ended: bool
    actors: tuple[int, ...]
    view: Any
    """The game's own view; None before the start."""
    prompt: str
    """The name of what is asked now."""
    asked: str
    """A sentence: what is asked of the viewer, or whom the table waits for."""
    offers: tuple[OfferInfo, ...]
    standing: StandingSight | None
    """None for spectators."""
    can_undo: bool
    vote: Vote | None
    seats: tuple[SeatInfo, ...]
    scores: tuple[Score, ...]
    hints: tuple[HintInfo, ...] = ()
    """What the offered actions would bring."""
    progress: tuple[tuple[int, int], ...] = ()
    """For each of the game's goals: what the viewer has of it, and what it takes; empty for spectators."""


class WhyNot(msgspec.Struct, frozen=True):
    """What stands in the way of an action."""

    text: str
    """Empty: nothing."""
    clause: str | None = None


class StepInfo(msgspec.Struct, frozen=True):
    """A moment of a game, as one viewer sees it; after the end also as everybody does."""

    number: int
    last: int
    view: Any
    views: tuple[Any, ...] | None
    """By seat, where everything was asked for."""
    actors: tuple[int, ...]
    prompt: str
    asked: str
    log: tuple[LogLine, ...]
    scores: tuple[Score, ...]


class GameStatistics(msgspec.Struct, frozen=True):
    """A game in numbers."""

    steps: tuple[int, ...]
    """The entries whose moves stand, in order."""
    points: tuple[tuple[int, ...], ...]
    """By player: the points after the deal and after each of these moves, as the player knew them; what is only counted
    at the end comes there."""
    scores: tuple[Score, ...]
    turns: int
    ending: str
    spent_ms: tuple[int, ...]
    game: dict[str, Any]
    """What the game itself counts."""


Places = dict[str, Any]
"""By place in a sight, as a JSON Pointer (`/view/turn`): what is there."""


class Welcome(Message, frozen=True):
    """First message on a socket: the table as everybody sees it, and what the viewer sees besides."""

    table: TableInfo
    seat: int | None
    """The viewer's seat; None: a spectator."""
    sight: Sight
    """As a spectator sees it: keep it as it is, updates are made to it."""
    own: Places
    """What is different in it for the viewer."""
    log: tuple[LogLine, ...]
    """What the client has missed since the version that it named; without one, or if that was long ago, the last
    entries. Earlier ones: GET /tables/{id}/log."""
    now: int
    """The server's clock."""


class Update(Message, frozen=True, omit_defaults=True):
    """Something has happened: what is different now from what the socket told before."""

    set: Places
    """What has changed for everybody, to be set in the sight that everybody sees."""
    log: tuple[LogLine, ...]
    own: Places | None = None
    """What is different in it for the viewer from now on, all of it; None: the same as before."""


class Ack(Message, frozen=True):
    """A request was granted and is on disk."""

    key: str
    number: int


class Refused(Message, frozen=True):
    """A request was not granted: why. All that it missed was sent before."""

    key: str | None
    error: str
    text: str
    details: dict[str, Any]


class Said(Message, frozen=True):
    """A player or spectator said something."""

    id: int
    name: str
    guest: bool
    """It was a guest: an account may have the same name."""
    seat: int | None
    heard_by: HeardBy
    at: int
    text: str


class Presence(Message, frozen=True):
    """Which seats are connected, and how many spectators."""

    connected: tuple[int, ...]
    spectators: int


class Pong(Message, frozen=True):
    """The answer to a ping."""

    now: int
