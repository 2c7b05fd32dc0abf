# make play: play in the terminal.  make test: everything that must hold.  make help: all of it.
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
PEERS := .venv-peers
# How many processes the tests use.
WORKERS ?= 2
# The Hypothesis profile (tests/conftest.py): fast, ci (the same examples every time), soak (many, for hours).
PROFILE ?= fast
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP_INSTALL := -m pip install -qq

.PHONY: help install play test lint types format rules bench bench-server soak clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

install: $(INSTALLED) ## everything into .venv

$(INSTALLED): pyproject.toml constraints.txt
	@python="$$(tools/find-python)" && echo "Installing into $(VENV) with $$("$$python" --version) …" && \
	  { $(BIN)/python -c 'import pip' 2>/dev/null || "$$python" -m venv --clear $(VENV); }
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt hatchling editables
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

play: install ## play Rockwell in the terminal
	@$(BIN)/rockworker play rockwell

test: lint types ## everything that must hold
	$(BIN)/python -m pytest -q -n $(WORKERS) --hypothesis-profile=$(PROFILE)
	$(BIN)/python -m tools.rules --check

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

bench: install $(PEERS)/.installed ## speed beside other engines, interleaved in one run
	@$(BIN)/python -m bench --peers $(PEERS)/bin/python $(ARGS)

$(PEERS)/.installed: bench/peers.txt
	@echo "Installing catanatron and OpenSpiel into $(PEERS) …"
	@$(BIN)/python -m venv --clear $(PEERS)
	@$(PEERS)/bin/python $(PIP_INSTALL) -r bench/peers.txt
	@touch $@

bench-server: install ## the table server beside boardgame.io's, interleaved in one run (needs Node and npm)
	@$(BIN)/python -m bench.server $(ARGS)

soak: install ## the property tests, and the kill, secrecy and bad-input tests of the server, for hours
	ROCKWORKER_KILLS=100 ROCKWORKER_SECRET_GAMES=5 ROCKWORKER_FUZZ=200 \
	  $(BIN)/python -m pytest -q -n $(WORKERS) --hypothesis-profile=soak tests

clean: ## away with everything that make made
	rm -rf $(VENV) $(PEERS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
