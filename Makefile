# Works with any POSIX shell and GNU make 3.81 or newer. Paths are relative on purpose:
# a clone may live in a directory with spaces in its name.

PYTHON ?= python3
# More arguments for the tool a target runs: make test ARGS="-k tie"
ARGS ?=

# Hundreds of processes are started by the tests: what Python has compiled once, it should keep.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
STAMPS := $(VENV)/stamps
PYTHON_IN_VENV := $(VENV)/bin/python
PIP_INSTALL := $(PYTHON_IN_VENV) -m pip --disable-pip-version-check install -qq --no-compile
CODE := $(wildcard src tests examples benchmarks tools hatch_build.py)

# Of tests: three for each core, for many of them wait for servers and browsers.
WORKERS = $(shell $(PYTHON_IN_VENV) -c 'import os; print(3 * (os.cpu_count() or 1))')

# The web client, with the Node that the environment brings along.
STATIC := src/papersea/server/static
NPM = PATH="$$(pwd -P)/$(VENV)/bin:$$PATH" && export PATH && cd web && npm
NPM_CI = $(NPM) ci --loglevel=error --no-audit --no-update-notifier
WEB_SOURCES = $(shell find web/src web/build web/public web/index.html web/vite.config.ts \
    web/svelte.config.js src/papersea/locales src/papersea/art src/papersea/lessons -type f \
    -not -name '*.pyc' 2>/dev/null)

# What may be part of the kernel, and what compiles it.
KERNEL_SOURCES = $(shell find src/papersea/cards.py src/papersea/rules src/papersea/knowledge \
    src/papersea/players src/papersea/training tools/kernel -type f -not -name '*.pyc' -not -path '*/libraries/*')
LIBRARIES := src/papersea/rules/libraries

# All docs as a site of files; `make play` serves it once it is there.
MANUAL := build/manual

WORKFLOWS := $(wildcard .github/workflows/*.yml)

# The house for browsers: our Python, and what packs it.
POCKET_SOURCES = $(shell find src/papersea web/src/pocket tools/pocket web/build/pocket.ts requirements/pocket.txt \
    -type f -not -name '*.pyc' -not -path '*/static/*' -not -path '*/libraries/*' -not -path '*/terminal/*' 2>/dev/null)

# A virtual environment knows its own absolute path: one whose interpreter is gone, or that was
# moved or copied along with the clone, is made anew.
VENV_IS_USABLE := $(shell test -x $(PYTHON_IN_VENV) && \
    test "$$(cat $(STAMPS)/venv 2>/dev/null)" = "$$(pwd -P)" && echo yes)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifeq ($(filter ready open,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif
.PHONY: help play open web pocket kernel platforms dist release test quick soak shake mutants learners ready browser check bench docs manual pictures lock clean

help: ## List these targets
	@echo "papersea: make TARGET, where TARGET is one of"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile

play: $(STAMPS)/compiler ## Open the house: a server with its tables on this machine
	@$(MAKE) --no-print-directory -j 2 open
	@trap : INT; $(VENV)/bin/papersea serve --open $(if $(wildcard $(MANUAL)/index.html),--manual $(MANUAL)) $(ARGS) || [ $$? -eq 130 ] # Ctrl-C closes it

# In parallel, what a house needs: the rules are compiled while everything else is installed.
open: $(STAMPS)/kernel $(STAMPS)/web
	@: # says nothing where all is there

web: $(STAMPS)/web ## Build the web client

pocket: $(STAMPS)/compiler ## Pack the house for browsers, to play there without a server
	@$(MAKE) --no-print-directory $(STAMPS)/web
	@$(MAKE) --no-print-directory $(STAMPS)/pocket

kernel: $(STAMPS)/compiler ## Compile rules and bots; ARGS=--all: for every platform
	$(PYTHON_IN_VENV) -m tools.kernel $(ARGS)

dist: $(STAMPS)/play ## Build sdist and wheel into dist/, and try the wheel in empty environments
	$(PYTHON_IN_VENV) -m tools.dist $(ARGS)

release: $(STAMPS)/release $(STAMPS)/web ## Make a release of this commit in build/, and try it: VERSION=1.2.3
	$(PYTHON_IN_VENV) -m tools.release "$(VERSION)" $(ARGS)

platforms: $(STAMPS)/dev $(STAMPS)/kernel ## Build the kernel for every platform and try those that run here
	$(PYTHON_IN_VENV) -m tools.platforms

# With ARGS only what they name: nothing is prepared or tried that it does not need.
PARTS = $(filter tests/%,$(ARGS))
NEEDS_PAGE = $(if $(PARTS),$(filter tests/web% tests/test_web% tests/pocket%,$(PARTS)),yes)
PYTEST = $(PYTHON_IN_VENV) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
PAGE_TESTS = $(NPM) test

test: $(STAMPS)/compiler ## Run the whole test suite on all cores; ARGS="tests/table -k clock": a part
	@$(MAKE) --no-print-directory -j 3 ready
	$(if $(ARGS),,$(PAGE_TESTS))
	$(PYTEST) --durations 20 $(ARGS)

quick: $(STAMPS)/dev $(STAMPS)/kernel $(STAMPS)/npm $(STAMPS)/recorded ## Run what needs neither server nor browser, in less than a minute
	$(PAGE_TESTS)
	$(PYTEST) -q tests/rules tests/properties tests/table tests/protocol tests/record tests/scorepad \
	    tests/lessons $(ARGS)

soak: $(STAMPS)/compiler ## Run every test at its full size: hours
	@$(MAKE) --no-print-directory -j 3 ready
	$(if $(ARGS),,$(PAGE_TESTS))
	PAPERSEA_SOAK=1 $(PYTEST) --timeout 0 --durations 20 $(ARGS)

shake: $(STAMPS)/dev ## Repeat the tests, beside spinning processes: ARGS="--times 3 --load 4"
	$(PYTHON_IN_VENV) -m tools.shake $(ARGS)

mutants: $(STAMPS)/dev $(STAMPS)/npm $(STAMPS)/recorded ## Plant small faults and see that the tests find them
	$(PYTHON_IN_VENV) -m tools.mutants $(ARGS)

learners: $(STAMPS)/learners $(STAMPS)/kernel ## Try learners of others; ARGS=page: measure them and write docs/learners.md
	$(if $(filter page,$(ARGS)),$(PYTHON_IN_VENV) -m tools.learners,$(PYTEST) tests/envs/test_learners.py $(ARGS))

# In parallel, what the tests need: more packages, machine code, the page and a browser.
ready: $(STAMPS)/dev $(STAMPS)/kernel $(if $(NEEDS_PAGE),browser) $(if $(ARGS),,$(STAMPS)/recorded $(STAMPS)/collected)

# One after the other: which packages are there is looked at before anything is made.
browser: $(STAMPS)/play
	@$(MAKE) --no-print-directory $(STAMPS)/npm
	@$(MAKE) --no-print-directory $(STAMPS)/web
	@$(MAKE) --no-print-directory $(STAMPS)/pocket
	@$(PYTHON_IN_VENV) -m tests.web.chromium

check: $(STAMPS)/dev $(STAMPS)/npm ## Check style, types, imports, generated docs and translations
	$(PYTHON_IN_VENV) -m ruff check $(CODE)
	$(PYTHON_IN_VENV) -m ruff format --check $(CODE)
	$(PYTHON_IN_VENV) -m mypy $(CODE)
	$(PYTHON_IN_VENV) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src examples
	$(VENV)/bin/lint-imports --no-logo
	$(PYTHON_IN_VENV) tools/conformance.py --check
	$(PYTHON_IN_VENV) -m tools.wire --check
	$(PYTHON_IN_VENV) -m tools.scoring --check
	$(PYTHON_IN_VENV) -m tools.research_layout --check
	$(PYTHON_IN_VENV) -m tools.translations --check
	$(PYTHON_IN_VENV) -m tools.rooms --check
	$(PYTHON_IN_VENV) -m tools.installing --check
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-workflows $(WORKFLOWS)
	$(VENV)/bin/zizmor --offline --quiet --no-progress $(WORKFLOWS)
	$(NPM) run check

bench: $(STAMPS)/bench $(STAMPS)/kernel $(STAMPS)/web ## Measure speed, beside other engines; ARGS="--only ways": a part
	@if $(PYTHON_IN_VENV) -c 'import numba' 2>/dev/null; then $(PYTHON_IN_VENV) -m tools.kernel web; fi
	$(PYTHON_IN_VENV) -m benchmarks $(ARGS)

docs: $(STAMPS)/dev $(STAMPS)/kernel ## Write the generated docs again
	$(PYTHON_IN_VENV) tools/conformance.py
	$(PYTHON_IN_VENV) -m tools.wire
	$(PYTHON_IN_VENV) -m tools.scoring
	$(PYTHON_IN_VENV) -m tools.research_layout
	$(PYTHON_IN_VENV) -m tools.research_facts
	$(PYTHON_IN_VENV) -m tools.translations
	$(PYTHON_IN_VENV) -m tools.rooms
	$(PYTHON_IN_VENV) -m tools.installing

manual: $(STAMPS)/dev $(STAMPS)/web ## Make a site of all docs in build/manual, with the gallery if make pictures was there
	$(PYTHON_IN_VENV) -m tools.manual $(MANUAL) $(ARGS)

pictures: $(STAMPS)/dev $(STAMPS)/kernel $(STAMPS)/web ## Take the screens of the manual's gallery, and the pictures that the docs show
	@$(MAKE) --no-print-directory browser
	$(PYTHON_IN_VENV) -m tools.screenshots build/pictures --languages en --sizes 1280x800,360x740
	cp build/pictures/duo-en-1280x800.png docs/pictures/table.png
	$(PYTHON_IN_VENV) -m tools.terminal_picture docs/pictures/terminal.png

# Pins stay as they are unless pyproject.toml no longer admits them. Each lock constrains the
# next, so that all of them fit into one environment.
COMPILE = $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
    --generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE)$(OLDEST),--upgrade) \
    $(if $(OLDEST),--resolution lowest-direct)
lock: $(VENV)-lock/stamp ## Pin dependencies again after a change (UPGRADE=1: newest releases, OLDEST=1: oldest)
	$(COMPILE) --group lock --output-file requirements/lock.txt
	$(COMPILE) --group compiler --output-file requirements/compiler.txt
	$(COMPILE) pyproject.toml --group build --extra server --extra terminal \
	    --constraints requirements/compiler.txt --output-file requirements/play.txt
	$(COMPILE) pyproject.toml --group build --extra server --extra terminal --extra cluster --extra arena \
	    --extra envs --extra openspiel --extra rlcard --extra train --extra ray --extra dev --constraints requirements/play.txt --output-file requirements/dev.txt
	$(COMPILE) --group release --constraints requirements/dev.txt --output-file requirements/release.txt
	$(COMPILE) pyproject.toml --extra server --extra cluster \
	    --constraints requirements/dev.txt --output-file requirements/serve.txt
	$(COMPILE) pyproject.toml --group build --extra bench \
	    --constraints requirements/dev.txt --output-file requirements/bench.txt
	$(COMPILE) pyproject.toml --extra learners --group learners --overrides requirements/left-out.txt \
	    --constraints requirements/dev.txt --output-file requirements/learners.txt

clean: ## Remove the environments and everything else that make and the tools have made
	rm -rf $(VENV) $(VENV)-lock build dist .hypothesis .import_linter_cache .mypy_cache \
	    .pytest_cache .ruff_cache web/node_modules $(STATIC) $(LIBRARIES)
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# Every stamp is the last thing its recipe makes: an interrupted install leaves none.
$(STAMPS)/compiler: requirements/compiler.txt $(STAMPS)/venv
	@echo "Installing what compiles the kernel into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements/compiler.txt
	@touch $@

# One pip at a time.
$(STAMPS)/dev $(STAMPS)/bench: | $(STAMPS)/play
$(STAMPS)/play $(STAMPS)/dev $(STAMPS)/bench: $(STAMPS)/%: \
    requirements/%.txt pyproject.toml $(STAMPS)/venv | $(STAMPS)/compiler
	@echo "Installing what requirements/$*.txt pins into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements/$*.txt
	@PAPERSEA_SKIP_WEB=1 PAPERSEA_SKIP_KERNEL=1 $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@$(PYTHON_IN_VENV) -m compileall -qq -j 0 $(VENV)/lib || : # pip would use one core alone
	@$(PYTHON_IN_VENV) -m pip check | grep -v -e "^No broken" -e "^tianshou " > $(STAMPS)/pip-check || : # requirements/left-out.txt
	@test ! -s $(STAMPS)/pip-check || \
	    { cat $(STAMPS)/pip-check; echo "pyproject.toml asks for more than is pinned: make lock"; exit 1; }
	@touch $(STAMPS)/play $@ # every lock holds all that play needs

# Builds of torch for the processor alone, or none: the usual ones bring gigabytes for graphics cards.
$(STAMPS)/learners: requirements/learners.txt requirements/torch.txt | $(STAMPS)/dev
	@echo "Installing what requirements/learners.txt pins into $(VENV) ..."
	@$(PIP_INSTALL) -r requirements/torch.txt || { echo "No build of torch for the processor alone: docs/learners.md"; exit 1; }
	@$(PIP_INSTALL) --require-hashes --no-deps -r requirements/learners.txt
	@touch $@

$(STAMPS)/release: requirements/release.txt | $(STAMPS)/dev
	@echo "Installing what requirements/release.txt pins into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements/release.txt
	@touch $@

# Where Numba has no wheel, the rules run as plain Python.
$(STAMPS)/kernel: $(KERNEL_SOURCES) requirements/compiler.txt | $(STAMPS)/compiler
	@if $(PYTHON_IN_VENV) -c 'import numba' 2>/dev/null; then $(PYTHON_IN_VENV) -m tools.kernel; fi
	@touch $@

# Games for the units of the page, as clients heard them.
$(STAMPS)/recorded: $(shell find src/papersea tools/recorded.py -name '*.py' -o -name '*.json' -o -name 'cards.ftl') | $(STAMPS)/dev $(STAMPS)/kernel
	@$(PYTHON_IN_VENV) -m tools.recorded
	@touch $@

# Pytest compiles tests in a way of its own. Once and for all: every worker would do it again.
$(STAMPS)/collected: | $(STAMPS)/dev
	@PAPERSEA_KERNEL=python $(PYTHON_IN_VENV) -m pytest -qq --collect-only >$(STAMPS)/collecting 2>&1 || :
	@touch $@

# What the client is made of, and on top of that what checks and tests it.
$(STAMPS)/npm-play: web/package-lock.json | $(STAMPS)/play
	@echo "Fetching what the web client is made of into web/node_modules ..."
	@$(NPM_CI) --omit=dev
	@touch $@

$(STAMPS)/npm: web/package-lock.json | $(STAMPS)/play
	@echo "Fetching what web/package-lock.json pins into web/node_modules ..."
	@$(NPM_CI)
	@touch $(STAMPS)/npm-play $@

$(STAMPS)/web: $(STAMPS)/npm-play $(WEB_SOURCES)
	@$(NPM) run build -- --logLevel warn
	@touch $@

# Where Numba has no wheel there is no kernel for browsers, and a server offers no pocket.
$(STAMPS)/pocket: $(POCKET_SOURCES) | $(STAMPS)/npm-play $(STAMPS)/kernel
	@if $(PYTHON_IN_VENV) -c 'import numba' 2>/dev/null; then \
	    $(PYTHON_IN_VENV) -m tools.kernel pyodide && $(PYTHON_IN_VENV) -m tools.pocket; fi
	@touch $@

# Stamps of what is gone are worth nothing.
ifeq ($(wildcard $(LIBRARIES)/manifest.json),)
.PHONY: $(STAMPS)/kernel
endif
ifeq ($(wildcard web/tests/recorded),)
.PHONY: $(STAMPS)/recorded
endif
ifeq ($(wildcard web/node_modules),)
.PHONY: $(STAMPS)/npm $(STAMPS)/npm-play
endif
ifeq ($(wildcard $(STATIC)/index.html),)
.PHONY: $(STAMPS)/web
endif
ifeq ($(wildcard $(STATIC)/pocket/manifest.json),)
.PHONY: $(STAMPS)/pocket
endif

$(STAMPS)/venv:
	@$(REQUIRE_PYTHON)
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(STAMPS)
	@pwd -P > $@

ifneq ($(VENV_IS_USABLE),yes)
.PHONY: $(STAMPS)/venv
endif

$(VENV)-lock/stamp: requirements/lock.txt
	@$(REQUIRE_PYTHON)
	@$(PYTHON) -m venv --clear $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install -qq --require-hashes -r requirements/lock.txt
	@touch $@

REQUIRE_PYTHON = \
    $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
        echo "papersea needs Python 3.11 or newer, which '$(PYTHON)' is not." \
            "If there is another: make $(MAKECMDGOALS) PYTHON=python3.13"; exit 1; }; \
    $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
        echo "'$(PYTHON)' cannot make virtual environments." \
            "On Debian and Ubuntu: apt install python3-venv"; exit 1; }
