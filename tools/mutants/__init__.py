"""A mutation tester for the rules of the games: do the clause tests notice when a rule is changed?

    python -m tools.mutants                             every mutant of every game; exit code 1 below 95 %
    python -m tools.mutants rockwell --sample 150       a quick look at some of them

No file is changed: a mutant lives in a forked process, where it replaces the code of the functions concerned, or is
imported in place of the file if it changes what happens while modules are imported.
"""
