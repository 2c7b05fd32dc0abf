# What a text should say: of actions in notation, and of positions

expected-slots = slots like 1,4,5
expected-blocks = blocks like 1R 2B, or -
expected-fin = FIN@ and at most the number of archives in the stack
expected-tableaus = { $count } tableaus with / between them
expected-factory = a factory from 0 to { $last } and its robots, like 3:12
expected-robots = a factory with robots on slots that it has, like 3:12
expected-artifact = an artifact from 1 to { $last }, with ! if it is new
