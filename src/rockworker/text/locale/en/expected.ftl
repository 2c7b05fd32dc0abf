# What a text should say: of actions in notation, and of positions

expected-one-of = one of { $words }
expected-values = { $name } with { $count } values
expected-whole-number = a whole number
expected-json = a value as JSON writes it
expected-number-like = a number like { $example }
expected-end = the end
expected-value = a value like one of these: { $examples }
expected-entry = an entry like key:1
expected-fewer-brackets = fewer brackets within brackets
expected-comma = a comma or { $closing }
expected-separated = { $count } values with { $separator } between them
expected-counts = numbers of { $letters } in this order, like { $example }, or -
expected-numbers-from = numbers from { $first } on
expected-once-each = numbers that stand there once each
expected-known-order = a known order, the next card first, where seen=all
expected-hidden-order = ? before cards whose order is hidden; or write seen=all
expected-run = a number, or a run like 1-4
expected-rising-run = a run from a smaller to a larger number
expected-beneath = beneath { $frame } one of these: { $frames }
expected-field = name=value
expected-seen = all, - or a player from 0 to { $last }
expected-known-choice = a known choice, where all is seen (seen=all)
