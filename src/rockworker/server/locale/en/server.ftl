table-open = Waiting for players to sit down.
table-over = The game is over.
table-other-rules = This game was begun under version { $version } of the rules, which this server does not have. It can be looked at, and waits for a server that has it.
table-paused = The game is paused.
error-not-signed-in = Tell us your name first.
error-not-allowed = You may not do that.
error-no-such-table = There is no such table, or you may not see it.
error-no-such-person = There is no such person, or only a guest.
error-no-such-seat = There is no seat { $seat } at this table.
error-no-such-step = There is no step { $step }; the last one is { $last }.
error-no-such-clause = There is no clause { $clause } in the rules.
error-not-welcome = You can’t join this table.
error-not-invitable = You can’t invite this person.
error-no-such-tournament = There is no such tournament.
error-tournament-has-started = The tournament has already started.
error-too-few-entrants = A tournament needs at least two players.
error-not-your-seat = That is not your seat.
error-rated-needs-account = This table is rated: sign up first. You keep your games.
error-seat-is-taken = Somebody is already sitting there.
error-table-has-started = The game has already started.
error-table-has-not-started = The game has not started yet.
error-table-is-not-full = Not all seats are taken yet.
error-too-early = This table starts by itself at its hour.
error-table-is-over = This game is over.
error-table-is-paused = The game is paused.
error-game-is-not-over = This can be shown once the game is over.
error-stale-version = The game has moved on. This is the current position.
error-not-the-standing-answer = Your standing answers do not give this move here.
error-nothing-to-undo = Your last move can’t be undone: it revealed something, or somebody else has played since.
error-no-such-vote = There is no question for you to answer.
error-vote-is-open = Another question is waiting for an answer.
error-still-there = This player is still there.
error-name-is-taken = The name { $name } is taken.
error-wrong-password = Name or password is wrong.
error-bad-input = Invalid input: { $reason }
error-bad-name = A name has 1 to { $most } characters.
error-bad-password = Passwords need { $fewest } to { $most } characters.
error-weak-password = That password would be guessed quickly. Choose a less common one, without your name.
error-too-much = Slow down: wait a moment.
error-said-enough = You have said { $most } things at this table: that is all that is kept of one person.
error-too-much-work = Checking this game takes too long.
error-too-long = That is too long (at most { $most }).
error-vote-is-pointless = There is nothing to vote on: that is already so, or impossible.
error-bot-plays-here = A bot is playing for you. You may ask for your seat back.
error-not-a-lesson = Advice is given in guided games only.
error-no-advice = No suggestion arrived. Ask again, or choose for yourself.

# What happens around the game

entry-undone = { $player } undoes the last move.
entry-vote-opened =
    { $question ->
        [pause] { $player } proposes a pause.
        [resume] { $player } would like to resume.
        [undo] { $player } proposes going back to an earlier position.
        [end] { $player } proposes ending the game here.
        [replace] { $player } proposes that a bot replace { $subject }.
       *[return] { $player } asks to come back.
    }
entry-decided =
    { $question ->
        [pause] { $player } pauses the game.
        [resume] { $player } resumes the game.
        [undo] { $player } goes back to an earlier position.
        [end] { $player } ends the game here.
        [replace] { $player } lets a bot replace { $subject }.
       *[return] { $player } is back.
    }
entry-vote-cast =
    { $agrees ->
        [yes] { $player } agrees.
       *[no] { $player } says no.
    }
entry-conceded = { $player } resigns; a bot takes over.
entry-bot-replaced = { $player } can’t continue; another bot takes over.

# Messages to players

notify-turn = It’s your turn in { $game }.
notify-turn-at = It’s your turn in { $game }: { $url }
notify-over = Your game of { $game } is over.
notify-over-at = Your game of { $game } is over: { $url }
notify-invitation = You are invited to a game of { $game }.
notify-invitation-at = You are invited to a game of { $game }: { $url }
notify-test = This is a test. You’ll get a message here when it’s your turn.
notify-subject = Rockworker: { $game }

# More refusals

error-no-such-page = There is nothing at this address.
error-wrong-method = This address doesn’t support that method.
error-broken = Something went wrong on our side. It has been logged.
error-unavailable = The server can’t reach its database right now. Please try again in a moment.
error-just-removed = Too late: your account, or something this needs, has just been deleted.
error-needs-postgres = { $workers } processes need PostgreSQL: SQLite serves one process only. Use --database postgresql://…
error-bad-webhook = A webhook must be an https address on the public internet.
error-bad-address = This is not an e-mail address.
error-no-address = Confirm an e-mail address first.
error-bad-zone = There is no time zone { $zone }.
error-bad-subscription = The browser’s keys for notifications are not valid.
error-no-mail = This server doesn’t send e-mail.
error-not-delivered = The message could not be delivered.
error-database-is-newer = The database comes from a newer version of Rockworker; this version supports up to { $newest }. Install the newer version.
error-database-is-in-use = Another server is using the database { $file }. Stop it first; several servers can share a PostgreSQL database.
error-no-database = The database cannot be opened: { $reason }.
error-other-rules = This game was begun under version { $version } of the rules, and this server { $ours ->
    [0] does not have the game
   *[other] plays version { $ours }
}. It can’t be continued here, but it can be saved as a file.
error-bad-token = This link has been used, or has expired. Ask for a new one.

# Letters about an account

mail-confirm-subject = Rockworker: your e-mail address
mail-confirm =
    Hello { $name },

    follow this link within an hour to confirm your e-mail address at Rockworker:
    { $url }

    If you didn’t ask for this, you can ignore this message.
mail-reset-subject = Rockworker: a new password
mail-reset =
    Hello { $name },

    follow this link within an hour to choose a new password at Rockworker:
    { $url }

    If you didn’t ask for this, you can ignore this message: your password stays as it is.
