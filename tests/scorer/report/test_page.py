from __future__ import annotations

import base64
import re
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser

import pytest

from execretrieval.datasets import Dataset
from execretrieval.scorer.report import collect, render_page
from execretrieval.shown import visible

HOSTILE = (
    "</script><script>document.title='owned'</script><!-- <img src=x onerror=alert(1)> ]]> &amp; \"'` "
    "\x00\x07\x1b[31m \u202e \u2028 {{ 7 * 7 }} ${7*7}"
)


class Elements(HTMLParser):
    """Counts tags and collects attributes and text, as a browser's parser would see them."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.comments: list[str] = []
        self.text: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_comment(self, data):
        self.comments.append(data)

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture(scope="module")
def page(small) -> str:
    data, results = small
    return render_page(collect([results], dataset=data), "A title").decode()


def test_the_page_asks_for_nothing(page):
    found = Elements(page)
    assert set(found.tags).isdisjoint({"link", "iframe", "object", "embed", "base", "img", "video", "audio"})
    assert not [value for name, value in found.attributes if name in ("src", "srcset", "data", "action")]
    links = {value for name, value in found.attributes if name in ("href", "xlink:href")}
    assert links
    assert all(link.startswith("#") for link in links)
    targets = {value for name, value in found.attributes if name == "id"}
    assert {link[1:] for link in links} <= targets
    assert "@import" not in page
    policy = next(value for name, value in found.attributes if name == "content" and "default-src" in value)
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)[1]
    digest = base64.b64encode(sha256(script.encode()).digest()).decode()
    assert policy.startswith(f"default-src 'none'; script-src 'sha256-{digest}';")


def test_ids_are_unique(page):
    ids = [value for name, value in Elements(page).attributes if name == "id"]
    assert len(ids) == len(set(ids))


def test_numbers_of_the_page_are_those_of_the_results(small, page):
    data, results = small
    report = collect([results], dataset=data)
    text = " ".join(Elements(page).text)
    for system in report.systems:
        for keys in (
            ("metrics", "exec@1"),
            ("metrics", "ndcg@10"),
            ("deception", "rate"),
            ("family", "exec@1"),
        ):
            assert f"{system.value(*keys):.3f}" in text
        assert f"made by {system.name}" in text
    for value in report.identity.values():
        assert value in text
    assert "process 9" in text
    assert "5000 resamples" in text


def test_hostile_names_and_texts_stay_text(scored):
    def change(dataset: Dataset) -> Dataset:
        """Put it everywhere that a task has text of its own; ids and edits keep their form."""
        queries = tuple(
            replace(row, query=f"{HOSTILE} {number}") for number, row in enumerate(dataset.queries)
        )
        return replace(dataset, queries=queries)

    data, results = scored(4, [HOSTILE, "plain", f"second {HOSTILE}"], change)
    report = collect([results], dataset=data)
    page = render_page(report, HOSTILE).decode()
    found = Elements(page)
    assert found.tags.count("script") == 2
    assert "img" not in found.tags
    assert found.comments == []
    assert not [name for name, _ in found.attributes if name.startswith("on")]
    assert "owned'" in "".join(found.text)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\u2028]", page)
    assert " 49 " not in "".join(found.text)


@pytest.mark.parametrize("names", [["only"], [f"provider:model-number-{n}" for n in range(24)]])
def test_one_system_and_twenty_four(scored, names):
    data, results = scored(8, names)
    page = render_page(collect([results], dataset=data), "Many").decode()
    found = Elements(page)
    assert found.attributes.count(("class", "made")) == len(names)
    assert ("It takes two systems to compare." in page) == (len(names) == 1)
    for name in names:
        assert name in page


def test_what_cannot_be_seen_is_spelled_out():
    assert visible("a\x00b\x1b[0m\u202ec\ud800\tx\ny\x9f") == "a\\x00b\\x1b[0m\\u202ec\\ud800\tx\ny\\x9f"
    assert visible("naïve — 猫 \U0001f600") == "naïve — 猫 \U0001f600"
