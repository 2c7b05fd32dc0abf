# How to play: the screen, and the scenes to touch

all-rules = All rules, clause by clause
    .hint = The complete catalogue, with our rulings where the rulebooks are silent or disagree.
how-none = There are no rules to read for this game yet.
tour = Three minutes at the table
    .about = The real board, one thing at a time. You make each move yourself.
tour-of = { $step } of { $all }
tour-next = Next
tour-back = Back
tour-again = Once more
tour-skip = Skip
tour-done = That’s it. Now play: a guided game explains the rest when it comes up.
tour-over = From the beginning
tour-reading = In writing
