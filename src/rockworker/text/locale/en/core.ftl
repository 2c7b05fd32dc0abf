# Words that every game needs

number = { NUMBER($number, maximumFractionDigits: 2) }
percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
money = ${ $amount }
value-range = { $low }–{ $high }
value-steps = { $low }–{ $high } (in steps of { $step })
yes = yes
no = no
nobody = nobody
player-number = Player { $number }
# The last item of a list, after the others
list-end = { $rest } and { $last }
# Between things of which each has its own words
list-between = {"; "}

# Events

event-choice-sealed =
    { $choice-n ->
        [0] { $player } has decided.
       *[other] { $player } has decided: “{ $choice }”.
    }
event-standing-answer-given = { $player }: “{ $choice }” (standing answer).

# Errors

error-error = That is not possible.
error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-broken-game = The package that brings “{ $package }” does not work: { $reason }.
error-bad-player-count = { $game } takes { $fewest } to { $most } players, not { $players }.
error-bad-option = Option “{ $option }”: { component-flaw }.
error-unknown-module =
    { $known ->
        [none] There is no expansion called “{ $module }”: this game has no expansions.
       *[other] There is no expansion called “{ $module }”. Known expansions: { $known }.
    }
error-unknown-bot = There is no bot called “{ $bot }” for { $game }. Known bots: { $known }.
error-bad-bot-file =
    { $reason ->
        [no-file] Bot “{ $bot }”: there is no such file.
        [broken] Bot “{ $bot }”: the file can’t be run. { $found }
        [no-class] Bot “{ $bot }”: the file has no such class. Bots in it: { $found }.
        [several] Bot “{ $bot }”: name one of the bots in the file: { $found }.
       *[not-a-bot] Bot “{ $bot }”: that is no bot: a bot is a class with Bot as its base.
    }
error-bad-bot-parameter =
    { $reason ->
        [too-small] Bot “{ $bot }”: { $parameter } must be at least { $least }.
        [not-finite] Bot “{ $bot }”: { $parameter } must be a finite number.
        [no-file] “{ $bot }”: there is no such file.
        [no-network] “{ $bot }”: the file holds no network. “rockworker train” makes one.
        [other-game] “{ $bot }”: the network was made for another game, for other expansions or for another number of players.
       *[value] Bot “{ $bot }” has no such parameter, or not with such a value. Its parameters: { $known }.
    }
error-no-review = Games of { $game } can’t be reviewed: no bot of this game searches.
error-unknown-rules-version = This game follows version { $version } of the rules of { $game }, which this program does not know. It knows: { $known }. A newer program may.
error-no-components = { $game } has no component file: its numbers are part of its rules.
error-bad-components =
    { $line ->
        [0] Component file { $file }, at { $where }: { component-flaw }.
       *[other] Component file { $file }, line { $line }, at { $where }: { component-flaw }.
    }
error-bad-save =
    { $reason ->
        [format] This saved game has format { $found }; this program reads format { $wanted }.
        [move] This saved game can’t be continued: move { $found } was refused. { $cause }
        [position] This file begins at a position. The server takes only games that it can replay from the deal on.
        [not-json] This is not a saved game: the text is not JSON.
       *[other]
            { $found ->
                [none] This is not a saved game.
               *[other] This is not a saved game: something is wrong at “{ $found }”.
            }
    }
error-bad-position =
    { $reason ->
        [format] This position has format { $found }; this program reads format { $wanted }.
        [unknown-field] A position of this game has no field “{ $where }”. There are: { $wanted }.
        [twice] The field “{ $where }” stands in this position twice.
        [wrong] { $where }: expected { $wanted }; found “{ $found }”.
        [shape] This position does not fit the game. The program says: { $found }
        [components] This position belongs to component numbers with the mark { $wanted }, not { $found }. Give their file, too.
        [impossible] The rules do not allow this position. The program says: { $found }.
       *[other] “{ $found }” is not a position. One begins like this: { $wanted }
    }
error-game-is-over = The game is over.
error-not-your-turn = It’s not { $player }’s turn: waiting for { $actors }.
error-illegal-action =
    { $clause ->
        [none] “{ $action }” is not possible now.
       *[other] “{ $action }” is not possible now (rule { $clause }).
    }
error-illegal-value =
    { $clause ->
        [none] “{ $action }”: { $field } can’t be { $value }. Possible: { $allowed }.
       *[other] “{ $action }”: { $field } can’t be { $value } (rule { $clause }). Possible: { $allowed }.
    }
error-malformed-action =
    { $reason ->
        [wrong-type]
            { $wanted ->
                [none] “{ $action }”, { $field }: “{ $found }” has the wrong type.
               *[other] “{ $action }”, { $field }: “{ $found }” should be { component-type }.
            }
        [missing-field] “{ $action }”: { $field } is missing.
       *[other] “{ $found }” is not an action of the game.
    }
error-cannot-imagine = From this seat no possible game can be imagined: it knows only its view and its offers.
error-no-such-player = There is no player { $found }: players are numbered from 0 to { $last }.
error-no-such-version = There is no version { $found }: the game has versions 0 to { $last }.
error-no-past = This game was taken up at version { $version }, and nothing before is known: it can’t be saved, replayed or taken back.
error-nothing-to-undo = There is nothing to undo.

# What stands in the way of an action

reason-not-asked = To be decided now: “{ $prompt }”

position-as-text = The position as text
game-is-over = The game is over.

# Bots that people choose among

level-apprentice = Apprentice
    .about = Plays sensibly but does not see far: good company for a first game.
level-greedy = Foreman
    .about = Weighs every action and keeps an eye on the end. Answers at once.
level-director = Director
    .about = Tries its plans in many possible games before it decides, for a fifth of a second.
level-president = President
    .about = Thinks for a whole second about every plan. The strongest of our bots.
level-random = Random
    .about = Does anything that the rules allow: for tests.

# Looking back at a game

hint-figure = { $name }: { $figure }
advice-then = Then: { $next }.
advice-reason =
    { $close ->
        [yes] “{ $other }” would do about as well.
       *[no] The chance to win is about { $chance }; with “{ $other }” it is { $less }.
    }
review-plan = { $first }; then: { $next }
review-slip =
    { $gains ->
        [yes] Better: { $best }. Chance to win { $before } instead of { $after }, points +{ $points }.
       *[no] Better: { $best }. Chance to win { $before } instead of { $after }.
    }
