table-open = Waiting for players to sit down.
table-over = The game is over.
table-paused = The game is paused.
error-not-signed-in = Tell us your name first.
error-not-allowed = You may not do that.
error-no-such-table = There is no such table, or you may not see it.
error-no-such-seat = There is no seat { $seat } at this table.
error-no-such-step = There is no step { $step }; the last one is { $last }.
error-no-such-clause = There is no clause { $clause } in the rules.
error-not-your-seat = That is not your seat.
error-seat-is-taken = Somebody sits there already.
error-table-has-started = The game has started already.
error-table-has-not-started = The game has not started yet.
error-table-is-not-full = Not all seats are taken yet.
error-table-is-over = This game is over.
error-table-is-paused = The game is paused.
error-game-is-not-over = This can be shown once the game is over.
error-stale-version = The table has moved on since you looked. Here is how it stands now.
error-nothing-to-undo = Your last move can’t be taken back: it showed something, or somebody else has played since.
error-no-such-vote = There is no question for you to answer.
error-vote-is-open = Another question waits for an answer.
error-still-there = This player is still there.
error-name-is-taken = The name { $name } is taken.
error-wrong-password = Name or password is wrong.
error-bad-input = This can’t be understood: { $reason }
error-too-much = Too fast: wait a moment.
error-too-long = That is too long (at most { $most }).
error-vote-is-pointless = There is nothing to vote on: it is so already, or it can’t be reached.
error-bot-plays-here = A bot plays in your place. You may ask for your seat back.
error-not-a-lesson = Advice is given in guided games only.
error-no-advice = No advice came. Ask again, or choose for yourself.

# What happens around the game

entry-undone = { $player } takes the last move back.
entry-vote-opened =
    { $question ->
        [pause] { $player } asks for a pause.
        [resume] { $player } asks to go on.
        [undo] { $player } asks to go back to an earlier position.
        [end] { $player } asks to end the game here.
        [replace] { $player } asks to let a bot play for { $subject }.
       *[return] { $player } asks to come back.
    }
entry-decided =
    { $question ->
        [pause] { $player } pauses the game.
        [resume] { $player } goes on with the game.
        [undo] { $player } goes back to an earlier position.
        [end] { $player } ends the game here.
        [replace] { $player } lets a bot play for { $subject }.
       *[return] { $player } is back.
    }
entry-vote-cast =
    { $agrees ->
        [yes] { $player } agrees.
       *[no] { $player } says no.
    }
entry-conceded = { $player } concedes; a bot plays on.
entry-bot-replaced = { $player } can’t go on; another bot takes over.

# Messages to players

notify-turn = It is your turn at { $game }.
notify-turn-at = It is your turn at { $game }: { $url }
notify-test = This is a test. Here you will be told when it is your turn.
notify-subject = Rockworker: { $game }

# More refusals

error-no-such-page = There is nothing at this address.
error-wrong-method = This address can’t be asked that way.
error-broken = Something went wrong here. It has been noted.
error-needs-postgres = { $workers } processes need PostgreSQL: SQLite serves one process only. Give --database postgresql://…
error-bad-webhook = A webhook must be an https address in the open internet.
error-bad-address = This is no e-mail address.
error-no-mail = This server sends no e-mail.
error-not-delivered = The message could not be delivered.
error-database-is-newer = The database was made by a later version of Rockworker; this one knows it up to { $newest }. Install the later version.
error-other-rules = This game was begun under version { $version } of the rules, and this server plays version { $ours }. It can’t go on here, but it can be saved as a file.
