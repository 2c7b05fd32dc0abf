"""Why an action was not offered: the clause of the rules that forbids it, and what is missing.

Nothing in here decides what is legal: offers do. A refusal is explained afterwards by looking at the facts, in the
order in which a player at the table would name them. The engine has made sure that values are whole numbers, but
they may be any whole numbers.
"""
