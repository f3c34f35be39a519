# Everything runs in a virtual environment of its own, made from nothing.
VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
JOBS ?= 2

.PHONY: help demo test lint types docs bench clean

help: ## List the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "execretrieval needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
ifdef UV
	uv venv --quiet --python $(PYTHON) $(VENV)
else
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
endif

ifdef UV
INSTALL = uv pip install --quiet --python $(BIN)/python
else
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "installing into $(VENV)"
	$(INSTALL) -e .
	@touch $@

$(VENV)/.demo: pyproject.toml | $(VENV)/.installed
	@echo "installing what the demo needs into $(VENV)"
	$(INSTALL) -e '.[static,report]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.installed
	@echo "installing what the tests need into $(VENV)"
	$(INSTALL) -e . --group dev
	@touch $@

$(VENV)/.docs: pyproject.toml | $(VENV)/.installed
	@echo "installing what the documentation needs into $(VENV)"
	$(INSTALL) -e '.[report]' --group docs
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/.dev
	$(INSTALL) --group bench
	@touch $@

demo: $(VENV)/.demo ## Build the bundled dataset afresh, score six systems, report on one page
	$(BIN)/execretrieval demo

lint: $(VENV)/.dev ## Lint and check the format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check types strictly
	$(BIN)/mypy

test: lint types docs ## Lint, check types, build the manual, run the tests
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup

docs: $(VENV)/.docs ## Build the documentation site into docs/_build; warnings are errors
	$(BIN)/python docs/generate.py
	$(BIN)/python -m sphinx -W --keep-going -q docs docs/_build

bench: $(VENV)/.bench ## Measure speed against peers, side by side
	$(BIN)/python -m benchmarks

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache build dist docs/_build
