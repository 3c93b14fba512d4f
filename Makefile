# Everything a newcomer needs. `make` alone lists the targets.

PYTHON := $(shell for p in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# native with a C++ compiler, python without one (or on request: make test CORE=python)
CORE := $(if $(shell command -v $(CXX) || command -v g++ || command -v c++ || command -v clang++),native,python)

BIN := .venv/bin
# Setting up is repeated when one of these changes, or when a compiler comes or goes.
SOURCES := pyproject.toml constraints.txt CMakeLists.txt tools/bootstrap.py tools/backend.py tools/chromium.py \
	$(shell find core/include core/src core/bindings -name '*.[ch]pp' 2>/dev/null)
PLAY := .venv/ready-to-play-$(CORE)
TEST := .venv/ready-to-test-$(CORE)
RAY := .venv/ready-to-ray-$(CORE)
TRAIN := .venv/ready-to-train-$(CORE)
BENCH := .venv/ready-to-bench-$(CORE)
PYTEST := NO_COLOR=1 $(BIN)/python -m pytest -n 2

.PHONY: help play terminal page test test-ray test-train check format stubs mutants long sanitize fuzz levels bench clean python

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## set up the first time, then open the page (LAN=1: friends in the network too)
	@$(BIN)/python tools/build_page.py
	@$(BIN)/parlour serve --open $(if $(LAN),--host 0.0.0.0)

terminal: $(PLAY) ## the same games in the terminal
	@$(BIN)/parlour play

page: $(PLAY) ## build the page anew where its sources have changed
	@$(BIN)/python tools/build_page.py

test: $(TEST) ## run the tests
	@$(BIN)/python tools/build_page.py
	@echo "Running the tests on two cores (a few minutes); pictures of the page come into build/browser."
	@$(PYTEST) tests
	@echo "Running the page's tests."
	@$(BIN)/python tools/build_page.py test

test-ray: $(RAY) ## the tests that need Ray (matches on a cluster)
	@echo "Running the tests of matches on a Ray cluster."
	@NO_COLOR=1 $(BIN)/python -m pytest -n 0 -m ray tests

test-train: $(TRAIN) ## the tests that need torch (fitting networks)
	@echo "Running the tests of fitting networks."
	@NO_COLOR=1 $(BIN)/python -m pytest -n 0 -m train tests

check: $(TEST) ## style, formatting, types, the arrows between the rooms
	@echo "Style (ruff)."
	@NO_COLOR=1 $(BIN)/ruff check -q --output-format concise .
	@echo "Formatting (ruff; make format mends it)."
	@NO_COLOR=1 $(BIN)/ruff format -q --check .
	@echo "Types (mypy --strict)."
	@NO_COLOR=1 $(BIN)/mypy --strict src
	@echo "Arrows between the rooms (import-linter)."
	@NO_COLOR=1 $(BIN)/lint-imports
	@echo "The page: types, formatting (svelte-check, prettier)."
	@$(BIN)/python tools/build_page.py check

format: $(TEST) ## format the code and mend what ruff can mend
	@$(BIN)/ruff check -q --fix . ; $(BIN)/ruff format .
	@$(BIN)/python tools/build_page.py format

stubs: $(TEST) ## write the compiled core's stub anew
	@$(BIN)/python -m nanobind.stubgen -q -m parlour._core -o src/parlour/_core.pyi
	@echo "Wrote src/parlour/_core.pyi."

mutants: $(TEST) ## break the rules on purpose; the tests must notice
	@echo "Breaking rules one at a time; each must make a test fail."
	@$(BIN)/python -m tools.mutants

long: $(TEST) ## the tests that take minutes
	@$(BIN)/python tools/build_page.py
	@echo "Running the long tests."
	@$(PYTEST) -m long tests

sanitize: $(TEST) ## play the core under sanitizers for SECONDS (600)
	@echo "Playing the compiled games under the address and undefined-behaviour sanitizers."
	@$(BIN)/python -m tools.sanitize compare --seconds $(or $(SECONDS),600)

fuzz: $(TEST) ## feed the core garbage for SECONDS (600)
	@echo "Feeding the compiled text readers mutated texts, under sanitizers."
	@$(BIN)/python -m tools.sanitize fuzz --seconds $(or $(SECONDS),600)

levels: $(TEST) ## measure that each level beats the one below
	@echo "Playing the levels against each other."
	@$(BIN)/python -m benchmarks.levels

bench: $(BENCH) ## measure speed, and compare with peers
	@echo "Running the benchmarks."
	@$(BIN)/python -m benchmarks

clean: ## remove what was set up, built and cached
	@echo "Removing .venv, build and caches."
	@rm -rf .venv build dist web/node_modules src/parlour/server/page .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(PLAY): $(SOURCES) | python
	@$(PYTHON) tools/bootstrap.py play --core $(CORE)
	@touch $@

$(TEST): $(SOURCES) | python
	@$(PYTHON) tools/bootstrap.py test --core $(CORE)
	@touch $@ $(PLAY)

$(RAY): $(SOURCES) | python
	@$(PYTHON) tools/bootstrap.py ray --core $(CORE)
	@touch $@ $(TEST) $(PLAY)

# pip, not uv: only pip finds wheels of torch that lie on the machine.
$(TRAIN): $(TEST)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt torch
	@touch $@

$(BENCH): $(SOURCES) | python
	@$(PYTHON) tools/bootstrap.py bench --core $(CORE)
	@touch $@ $(TEST) $(PLAY)

python:
ifeq ($(PYTHON),)
	@echo "Python 3.11 or newer is missing." >&2
	@echo "Debian/Ubuntu: apt install python3 python3-venv; Fedora: dnf install python3; macOS: brew install python" >&2
	@exit 1
endif
