from __future__ import annotations

import pytest

from execretrieval.retrievers.models import Options, model_rows, resolve

PROVIDERS = {"sentence-transformers", "openai", "gemini", "mistral", "voyage", "cohere"}


def test_every_row_is_of_a_known_provider_and_says_where_it_is_from():
    rows = model_rows()
    assert len(rows) >= 25
    for row in rows.values():
        assert row.provider in PROVIDERS
        assert row.source
        assert row.similarity in ("cosine", "dot")
        # What nobody published is not passed off as looked up.
        assert (row.checked is None) == (row.source in ("general knowledge", "public code"))


def test_options_go_over_the_registry_and_that_over_the_checkpoint():
    known = "BAAI/bge-base-en-v1.5"
    call = resolve(known, "sentence-transformers", Options(), {"query": "from the checkpoint "})
    assert call.prefix("query") == "Represent this sentence for searching relevant passages: "
    assert (call.prefix("document"), call.prompt_source) == ("", "registry")
    call = resolve(known, "sentence-transformers", Options(query_prefix="", dims=64, similarity="dot"))
    assert (call.prefix("query"), call.prompt_source, call.dims, call.row.similarity) == (
        "",
        "cli",
        64,
        "dot",
    )
    call = resolve("my/model", "sentence-transformers", Options(), {"query": "Q ", "passage": "P "})
    assert (call.prefix("query"), call.prefix("document"), call.prompt_source) == ("Q ", "P ", "checkpoint")
    assert resolve("my/model", "sentence-transformers", Options()).prompt_source == "none"


def test_a_model_of_the_registry_keeps_its_prefixes_on_another_server():
    call = resolve("Qwen/Qwen3-Embedding-0.6B", "openai", Options())
    assert call.prefix("query").endswith("\nQuery:")
    assert call.recipe["provider"] == "openai"


@pytest.mark.parametrize(
    "name", ["query_prefix", "document_prefix", "revision", "similarity", "max_tokens", "dims"]
)
def test_whatever_an_option_changes_stands_in_the_recipe_or_beside_it(name):
    value = {"similarity": "dot", "max_tokens": 7, "dims": 8}.get(name, "x")
    plain, other = (resolve("m", "openai", options) for options in (Options(), Options(**{name: value})))
    if name == "similarity":  # changes the comparison, not the vector
        assert (plain.row.similarity, other.row.similarity) == ("cosine", "dot")
    else:
        assert plain.recipe != other.recipe
