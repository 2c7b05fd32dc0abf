"""What the server refuses, and why. Each has a message in every language and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from rockworker.engine.errors import RockworkerError


class ServerError(RockworkerError):
    """A request that can't be granted."""

    status: ClassVar[int] = 409
    retry_after: ClassVar[int | None] = None
    """Seconds after which the same request may be granted, if it is only a matter of time."""

    def text(self, language: str = "en") -> str:
        """The reason in words."""
        from rockworker.server.tables.render import refusal  # the words need the errors, too

        return refusal(self, language)

    def __str__(self) -> str:
        """For logs and tracebacks: the engine's words know nothing of a server."""
        return self.text()


class NotSignedIn(ServerError):
    """The caller is not known: neither a cookie nor a key was given, or it has expired."""

    key = "not-signed-in"
    status = 401


class NotAllowed(ServerError):
    """The caller is known, but this is for others."""

    key = "not-allowed"
    status = 403


class NoSuchTable(ServerError):
    """Also said of tables that the caller may not see."""

    key = "no-such-table"
    status = 404


class NoSuchSeat(ServerError):
    """The table has fewer seats."""

    key = "no-such-seat"
    status = 404
    seat: int


class NoSuchStep(ServerError):
    """The log has fewer entries."""

    key = "no-such-step"
    status = 404
    step: int
    last: int


class NoSuchClause(ServerError):
    """Neither a clause nor a ruling of the game."""

    key = "no-such-clause"
    status = 404
    clause: str


class NoSuchPerson(ServerError):
    """Also said of guests: only accounts have a page of their own."""

    key = "no-such-person"
    status = 404


class NotWelcome(ServerError):
    """Somebody at the table does not want to play with the caller."""

    key = "not-welcome"
    status = 403


class NotInvitable(ServerError):
    """This person can't be invited by the caller."""

    key = "not-invitable"
    status = 403


class NoSuchTournament(ServerError):
    """There is none under this id."""

    key = "no-such-tournament"
    status = 404


class TournamentHasStarted(ServerError):
    """Who takes part is fixed once it has begun."""

    key = "tournament-has-started"


class TooFewEntrants(ServerError):
    """A tournament needs two at least."""

    key = "too-few-entrants"


class NotYourSeat(ServerError):
    """Another player sits there."""

    key = "not-your-seat"
    status = 403
    seat: int


class RatedNeedsAccount(ServerError):
    """Guests have no rating: at rated tables accounts and bots play."""

    key = "rated-needs-account"
    status = 403


class SeatIsTaken(ServerError):
    """Another player was faster."""

    key = "seat-is-taken"
    seat: int


class TableHasStarted(ServerError):
    """Seats and settings are fixed once a game has begun."""

    key = "table-has-started"


class TableHasNotStarted(ServerError):
    """There is no game yet."""

    key = "table-has-not-started"


class TableIsNotFull(ServerError):
    """A game starts when every seat is taken."""

    key = "table-is-not-full"


class TooEarly(ServerError):
    """The table starts by itself at its hour."""

    key = "too-early"


class TableIsOver(ServerError):
    """The game has ended."""

    key = "table-is-over"


class TableIsPaused(ServerError):
    """Nobody moves until the players resume."""

    key = "table-is-paused"


class GameIsNotOver(ServerError):
    """What would reveal hidden things waits for the end."""

    key = "game-is-not-over"


class StaleVersion(ServerError):
    """The move answers an earlier position. Comes with a fresh view."""

    key = "stale-version"
    version: int
    current: int


class NotTheStandingAnswer(ServerError):
    """A move was said to be a standing answer, but those that the player has switched on do not give it here."""

    key = "not-the-standing-answer"


class NothingToUndo(ServerError):
    """The caller has not moved, or the last move revealed something."""

    key = "nothing-to-undo"


class NoSuchVote(ServerError):
    """The vote was decided meanwhile."""

    key = "no-such-vote"


class VoteIsOpen(ServerError):
    """One vote at a time."""

    key = "vote-is-open"


class VoteIsPointless(ServerError):
    """There is nothing to undo, resume, return to …"""

    key = "vote-is-pointless"


class BotPlaysHere(ServerError):
    """A player who has conceded or was replaced only watches, and may ask to come back."""

    key = "bot-plays-here"


class NotALesson(ServerError):
    """Advice is for learners: elsewhere it would not be fair."""

    key = "not-a-lesson"


class NoAdvice(ServerError):
    """The bot that was asked has failed."""

    key = "no-advice"


class StillThere(ServerError):
    """A player who is neither out of time nor gone can't be replaced."""

    key = "still-there"
    seat: int


class NameIsTaken(ServerError):
    """Names of accounts are unique."""

    key = "name-is-taken"
    name: str


class WrongPassword(ServerError):
    """Also said where there is no such account."""

    key = "wrong-password"
    status = 401


class BadToken(ServerError):
    """The secret of a letter was used before, is too old, or never was one."""

    key = "bad-token"
    status = 400


class BadInput(ServerError):
    """The request can't be understood, or a value is not allowed."""

    key = "bad-input"
    status = 400
    reason: str


class BadName(ServerError):
    """A name that is empty, too long, or can't be shown."""

    key = "bad-name"
    status = 400
    most: int


class BadPassword(ServerError):
    """A new password that is too short or too long."""

    key = "bad-password"
    status = 400
    fewest: int
    most: int


class WeakPassword(ServerError):
    """A new password that would be guessed at once."""

    key = "weak-password"
    status = 400


class TooMuch(ServerError):
    """Too many requests or messages."""

    key = "too-much"
    status = 429
    retry_after = 10


class SaidEnough(ServerError):
    """What one person says at one table is kept, and told to all who come: there is an end to it."""

    key = "said-enough"
    most: int


class TooMuchWork(ServerError):
    """To play this game again takes longer than the server has for it."""

    key = "too-much-work"
    status = 413


class TooLong(ServerError):
    """The request is larger than the server reads."""

    key = "too-long"
    status = 413
    most: int


class NoSuchPage(ServerError):
    """There is nothing at this address."""

    key = "no-such-page"
    status = 404


class WrongMethod(ServerError):
    """The address exists, but not for this HTTP method."""

    key = "wrong-method"
    status = 405


class Broken(ServerError):
    """A mistake of ours; it is in the server's log."""

    key = "broken"
    status = 500


class JustRemoved(ServerError):
    """The caller, or what the request is about, was removed while it was under way."""

    key = "just-removed"


class Unavailable(ServerError):
    """The database can't be reached, or can't write: the same request, with the same key, is to be sent again."""

    key = "unavailable"
    status = 503
    retry_after = 1


class NeedsPostgres(ServerError):
    """Several processes can't share a SQLite file."""

    key = "needs-postgres"
    workers: int


class BadWebhook(ServerError):
    """Not an https address in the open internet."""

    key = "bad-webhook"
    status = 400


class BadAddress(ServerError):
    """Not an e-mail address."""

    key = "bad-address"
    status = 400


class NoAddress(ServerError):
    """E-mail goes to confirmed addresses only."""

    key = "no-address"


class BadZone(ServerError):
    """Not a time zone."""

    key = "bad-zone"
    status = 400
    zone: str


class BadSubscription(ServerError):
    """Not the keys of a browser that takes Web Push."""

    key = "bad-subscription"
    status = 400


class NoMail(ServerError):
    """This server sends no e-mail."""

    key = "no-mail"


class NotDelivered(ServerError):
    """A test message did not get through."""

    key = "not-delivered"
    status = 422


class DatabaseIsNewer(ServerError):
    """A later version of this program has changed the database."""

    key = "database-is-newer"
    newest: str


class DatabaseIsInUse(ServerError):
    """Two servers on one SQLite file would not see each other's moves."""

    key = "database-is-in-use"
    file: str


class NoDatabase(ServerError):
    """No server can start on this database."""

    key = "no-database"
    reason: str


class OtherRules(ServerError):
    """The game was begun under a version of the rules that this server does not have."""

    key = "other-rules"
    version: int
    ours: int
