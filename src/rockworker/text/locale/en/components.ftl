# What is wrong at one key of a component file. $found is what stands there, $wanted what should.
component-flaw =
    { $reason ->
        [unreadable] the file can’t be read ({ $found })
        [not-utf-8] the file is not text in UTF-8
        [not-toml] this line can’t be read as TOML: { $found }
        [empty-file] the file is empty: it changes nothing
        [too-many] there are too many numbers; at most { $wanted } keys and entries
        [too-deep] tables are nested too deeply; at most { $wanted } in each other
        [unknown-key] there is no such key; there are { $wanted }
        [unknown-key-near] there is no such key; perhaps { $wanted } is meant
        [missing-key] this key is missing
        [wrong-type] { $found } should be { component-type }
        [wrong-length] length of the list: { $found } instead of { $wanted }
        [wrong-count] the count is wrong ({ $found }); it must be { $wanted }
        [too-few] there are too few ({ $found }); at least { $wanted } are needed
        [too-small] { $found } is too small; at least { $wanted }
        [too-large] { $found } is too large; at most { $wanted }
        [not-a-multiple] { $found } is not a multiple of { $wanted }
        [not-one-of] { $found } is not one of { $wanted }
        [not-allowed] { $found } is not allowed ({ $wanted })
        [not-rising] { $found } should be above { $wanted }, which comes before it
        [not-falling] { $found } should fall from entry to entry
        [not-above] { $found } should be above { $wanted } on average
        [not-between] { $found } is not in the range { $wanted }
        [not-larger] of { $found }, the first number must be larger than the second, ignoring signs, and neither may be 0
        [off-step] { $found } can’t be reached in steps of { $wanted }
        [used-twice] { $found } is used twice
        [empty] it is empty
        [lacks] it lacks { $wanted }
        [exactly-one] it needs exactly one of { $wanted }
        [no-layout] these pieces can’t be laid out as the rules demand
        [no-source] the number doesn’t say where it comes from ({ $wanted })
       *[other] { $reason }
    }
component-type =
    { $wanted ->
        [number] a whole number
        [list] a list
        [table] a table
        [text] text
        [true-or-false] true or false
       *[other] { $wanted }
    }
