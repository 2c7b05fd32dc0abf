"""The table server beside release 0.1 and boardgame.io's: `python -m bench.server [--tables 100 500] [--rounds N] …`.

N tables with four sockets each, at all of which a move follows as soon as everybody has received the last one. All
servers stand side by side, and take turns in short slices. Ours play Rockwell, each table a game of its own that was
written before, check every move, and acknowledge it once it is on disk (SQLite, synced). boardgame.io plays twice: a
game whose moves only count, kept in memory; and on our terms, with a state as large as ours, stripped of what others
hide, and written to its files. A server that plays nothing shows what sockets and disk take by themselves.

Then the tables are in PostgreSQL, behind one, two and four server processes.

Needs Node, npm and git: boardgame.io is installed by name, and release 0.1 from this repository's history, into
build/bench-server. The machine's load counts: judge by processor time, and by ratios."""
