# Why a file, an option or a saved game is refused: what was found, and what was wanted

reason-unreadable = it can’t be read ({ $found })
reason-not-toml = this is not TOML ({ $found })
reason-not-json = this is no saved game ({ $found })
reason-format = it has format { $found }, and this program reads format { $wanted }
reason-rules-version = it was played by rules version { $found }, and this program knows version { $wanted }
reason-bad-move = move { $found } was refused – “{ $cause }”
reason-no-source = it doesn’t say where the number comes from ({ $wanted })
reason-unknown-key = there is no “{ $found }” here, only { $wanted }
reason-unknown-key-near = there is no “{ $found }” here; “{ $wanted }” is probably meant
reason-missing-key = it is missing
reason-wrong-type =
    “{ $found }” should be { $wanted ->
        [number] a whole number
        [list] a list
        [table] a table
        [text] a text
        [true-or-false] true or false
       *[other] { $wanted }
    }
reason-wrong-length = the list has { $found } entries instead of { $wanted }
reason-wrong-count = the number is wrong ({ $found } instead of { $wanted })
reason-not-one-of = “{ $found }” is none of: { $wanted }
reason-not-allowed = “{ $found }” is not allowed ({ $wanted })
reason-too-small = { $found } is too small: at least { $wanted }
reason-too-large = { $found } is too large: at most { $wanted }
reason-too-few = there are too few ({ $found } instead of at least { $wanted })
reason-not-a-multiple = { $found } is not a multiple of { $wanted }
reason-not-between = { $found } does not lie between the limits { $wanted }
reason-off-step = { $found } can’t be reached in steps of { $wanted }
reason-not-above = { $found } is not above { $wanted }
reason-not-larger = the first number must be the larger one, and neither may be 0 ({ $found })
reason-not-rising = { $found } does not rise after { $wanted }
reason-not-falling = the numbers don’t fall: { $found }
reason-empty = it is empty
reason-lacks = it lacks { $wanted }
reason-exactly-one = it must have exactly one of { $wanted }
reason-used-twice = “{ $found }” is used twice
reason-no-layout = the tiles can’t be laid without equal neighbours
