"""Games for programs that learn: vectors of what a seat sees, words for what it may do, and the field's interfaces."""

from __future__ import annotations
