"""The generated half of the documentation's reference: HTTP, socket messages, command line, settings.

Each page is written from the code that it describes whenever the site is built (`tools/reference/hook.py`), so no page
can go stale, and none is kept in git.
"""
