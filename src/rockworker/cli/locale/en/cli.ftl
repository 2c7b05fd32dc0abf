# At the table

your-choice = Your choice
all-right = OK? (Enter: yes, b: back)
yes-key = y
nothing-before = There is nothing to go back to. (u undoes your last action.)
not-possible = That is not possible here. Possible: { $allowed }. (?: help)
hand-over = { $player } is next. Pass the keyboard, and press Enter when nobody else is looking
save-as = Save as [{ $file }]
overwrite = { $file } exists already. Overwrite it? (y: yes, Enter: no)
saved = Saved: { $file }
undone = Your last action is undone.
cannot-undo = That can’t be undone: somebody else has acted since, or something hidden was revealed.
answers-how = “a” and a number switches an answer on or off. It is given without asking until you change it.
answers-none = This game has no standing answers.
on = on
no-such-clause = The rules have nothing on “{ $clause }”.
bot-number = Bot { $number }
kept = The game is kept in { $file }. rockworker play --continue resumes it.
over-and-kept = The game is in { $file }. rockworker replay shows it again.
not-kept = The game could not be saved: { $reason }
help-at-table =
    Answer with a number, or with the words of a line. Enter takes the value in [brackets].
    Several values can be given on one line (2 0 0 1 500); . takes all the rest from the brackets.
      b  back to the question before      u  undo your last action
      t  the whole table                  l  the log
      s  save a copy of the game          q  leave (the game is kept)
      a  standing answers                 ?  this help
      ? WORDS  what the rules say: words, a clause, a section
screen-help = Help and rules
screen-search = Words, a clause or a section
screen-log = Log
screen-key-take = take
screen-key-back = back
screen-key-turn = next page
screen-key-undo = undo
screen-key-log = log
screen-key-inspect = look around
screen-key-whys = why not?
screen-key-note = write a move
screen-key-save = save a copy
screen-key-options = settings
screen-key-help = help
screen-key-leave = leave
screen-key-move = move to what can be chosen
screen-key-choose = choose at once; a click does so, too
screen-nothing-before = There is nothing to go back to. (U undoes your last action.)
screen-note = Your move, as replay --moves writes it:
screen-no-move = “{ $text }” is no move.
screen-exists = { $file } exists already; nothing was written.
screen-sure = { $action }? Enter: yes
screen-asks-twice = Ask before an action counts
screen-light = Light colours
screen-no-reasons = Nothing is refused for a reason that can be put in figures.
screen-hand-keys = Enter: go on · Q: leave

# The end

game-over = The game is over
rank = Rank
winners =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

# Looking back

position = After { $at } of { $of } actions
step-keys = Enter: forward, p: back, a number: that position, q: end
review-player =
    { $slips ->
        [0] { $player }: { $decisions } decisions, nothing clearly better was found.
        [one] { $player }: { $decisions } decisions; 1 time something was clearly better.
       *[other] { $player }: { $decisions } decisions; { $slips } times something was clearly better.
    }
review-about = Chances to win are the search bot’s estimates, with what the player could know then.

# Many games

simulated =
    { $games ->
        [one] { $game }, { $players } players, 1 game
       *[other] { $game }, { $players } players, { $games } games
    }
column-seat = Seat
column-bot = Bot
column-score = Score
column-wins = Wins
column-win-rate = Rate
column-steps = Actions
column-turns = Turns
column-value = { $column }: { $value }
between = {"; "}
column-endings = Endings
column-invariants = Invariants
invariants-hold = hold after every action
invariants-unchecked = not checked
seconds = { $seconds } s
column-rating = Rating
column-margin = Lead
column-milliseconds = ms (most)
intervals-are = In brackets and after ±: where the figure lies with a certainty of 95 %. Ratings are on Elo’s scale: 100 points more win 64 % of two-player games. Times are the processor’s, for each decision.
rating-plot = A point for each bot shows its rating on Elo’s scale, a bar where the rating lies with a certainty of 95 %.
trained-round = Round { $round }, { $games } games. Surprise: { $network }, by hand { $lead }
curve-title = How surprised the judges are by who wins (less is better)
curve-lead = judged by hand
curve-network = the network
curve-games = { $games } games

# Lists and files

players-from-to = { $fewest } to { $most } players
bots-are = bots: { $bots }
value-means = { $value }: { $meaning }
exported = Written: { $file }
can-be-played = { $file } is valid and ready to play.

# Component files

differences =
    { $count ->
        [0] Nothing differs from our numbers.
        [one] 1 value differs from ours:
       *[other] { $count } values differ from ours:
    }
difference =
    { $line ->
        [0] { "  " }{ $name }: { $theirs } (ours: { $ours })
       *[other] { "  " }line { $line }, { $name }: { $theirs } (ours: { $ours })
    }
still-reconstructed =
    { $count ->
        [0] Nothing is left to our reconstruction: all { $total } values are known.
        [one] 1 of { $total } values is still our reconstruction:
       *[other] { $count } of { $total } values are still our reconstruction, by table of the file:
    }
fingerprint = Fingerprint of the numbers: { $fingerprint }
about-name = A name for this set of numbers (Enter: none)
about-edition = Which edition of the box (Enter: unknown)
about-by = Entered by (Enter: nobody)
about-note = A note (Enter: none)
enter-help =
    { $open ->
        [0] Every number is known: there is nothing left to enter.
       *[other] { $open } of { $pieces } pieces have numbers that are still our reconstruction, marked with “?”. Take each piece and compare. The file is kept after every piece; the next time you go on from there.
    }
enter-piece =
    { $lines ->
        [one] Enter: printed so · 1: change it · s: skip · b: back · q: stop
       *[other] Enter: printed so · 1–{ $lines }: change a line · s: skip · b: back · q: stop
    }

# The server, and what it promised

serving-at = Serving at { $url } (Ctrl-C stops)
verify-moves =
    { $moves ->
        [one] 1 move, allowed by the rules
       *[other] { $moves } moves, all of them allowed by the rules
    }
verify-commitment =
    { $holds ->
        [yes] ✓ dealt from the seed that was promised
        [unknown] – the file holds no promise to compare the seed with
       *[no] ✗ the seed is not the one that was promised
    }
verify-scores =
    { $holds ->
        [yes] ✓ the moves lead to the scores in the file
        [unknown] – the file holds no scores to compare with
       *[no] ✗ the moves lead to other scores than those in the file
    }

# A game of your own

new-game-written = { $folder } is ready. Next:
new-game-no-name = “{ $name }” can’t be the name of a package: use lower-case letters, digits and _, a letter first
new-game-taken = “{ $name }” is taken: there is a game or a Python module of that name
new-game-there = { $folder } exists already, and nothing is overwritten
