"""The page in a real browser: nothing is fetched, nothing complains, everything can be reached.

Debian's `chromium` is driven by Playwright, whose own browsers are not downloaded.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from axe_core_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, sync_playwright

from execretrieval.datasets import Dataset
from execretrieval.scorer import Settings, judge, score
from execretrieval.scorer.report import collect, render_page
from execretrieval.scorer.report.collect import assemble

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here; apt-get install chromium"),
    pytest.mark.xdist_group("browser"),
]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOSTILE = (
    "</script><script>document.title='owned'</script><!-- <img src=x onerror=\"document.title='owned'\"> & "
    "\x00\x1b[31m \u202e \u2028 ${7*7}"
)
NAMES = ["alpha", "<b>beta</b>", "gamma</script>"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def path(scored, tmp_path_factory: pytest.TempPathFactory) -> Path:
    data, results = scored(60, NAMES)
    file = tmp_path_factory.mktemp("page") / "report.html"
    file.write_bytes(render_page(collect([results], dataset=data), "A title"))
    return file


def opened(browser: Browser, path: Path, fragment: str = "", **options: Any) -> tuple[Page, list[str]]:
    """Open the page and wait for its tasks; also return what it asked for or complained of."""
    trouble: list[str] = []
    page = browser.new_context(**options).new_page()
    page.on("console", lambda message: trouble.append(message.text))
    page.on("pageerror", lambda error: trouble.append(str(error)))
    own = path.as_uri()
    page.on("request", lambda sent: None if sent.url.startswith(own) else trouble.append(sent.url))
    page.goto(own + fragment)
    page.wait_for_function("document.body.dataset.task")
    return page, trouble


def column(page: Page, number: int) -> list[str]:
    return page.locator(f"#board tbody tr > :nth-child({number}) > :first-child").all_inner_texts()


def test_it_fetches_nothing_and_complains_of_nothing(browser: Browser, path: Path) -> None:
    page, trouble = opened(browser, path)
    page.get_by_text("The numbers").first.click()
    page.locator("#search").fill("tally")
    assert trouble == []
    assert page.title() == "A title"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("delete window.DecompressionStream", "This browser cannot unpack the tasks"),
        ("window.atob = () => 'damage'", "The tasks cannot be shown: this file is damaged."),
    ],
)
def test_tasks_that_cannot_be_unpacked_are_missed_aloud(
    browser: Browser, path: Path, change: str, message: str
) -> None:
    page = browser.new_context().new_page()
    page.add_init_script(change)
    page.goto(path.as_uri())
    page.get_by_text(message).wait_for()
    assert page.locator("#explorer").is_hidden()
    page.get_by_role("button", name="system").click()
    assert column(page, 1) == sorted(NAMES)


def test_a_heading_sorts_and_sorts_back(browser: Browser, path: Path) -> None:
    page, _ = opened(browser, path)
    first = column(page, 2)
    assert first == sorted(first, reverse=True)
    for order in (False, True):
        page.locator("#board thead button").nth(1).click()
        assert column(page, 2) == sorted(first, reverse=order)
    page.get_by_role("button", name="system").click()
    assert column(page, 1) == sorted(NAMES)
    assert page.locator("th[aria-sort=ascending]").inner_text().strip().startswith("system")
    page.get_by_role("button", name="deception").click()
    rates = list(map(float, column(page, 10)))
    assert rates == sorted(rates)


def test_filters_and_search_agree(browser: Browser, path: Path) -> None:
    page, _ = opened(browser, path)
    count = page.locator("#count")
    assert count.inner_text() == "60 of 60 tasks"
    page.locator("#domain").select_option("geometry")
    assert count.inner_text() == "20 of 60 tasks"
    page.locator("#operator").select_option("off_by_one")
    assert count.inner_text() == "20 of 60 tasks"
    page.locator("#search").fill("TASK_57 tally")
    assert count.inner_text() == "1 of 60 tasks"
    page.locator("#search").fill("no such words")
    assert count.inner_text() == "0 of 60 tasks"
    page.locator("#search").fill("")
    page.locator("#domain").select_option("")
    sums = []
    for number in range(4):
        page.locator("#solved").select_option(str(number))
        sums.append(int(count.inner_text().split()[0]))
    assert sum(sums) == 60
    page.locator("#solved").select_option("3")
    page.locator("#missed").select_option("0")
    assert count.inner_text() == "0 of 60 tasks"


def test_a_link_leads_to_a_task_and_its_edits_are_marked(browser: Browser, path: Path) -> None:
    page, trouble = opened(browser, path, "#task=q_00000000001f")
    task = page.locator("#task")
    assert task.locator("h3").inner_text() == "task_31"
    assert task.locator("mark.gone").all_inner_texts() == [
        "value > limit",
        "total += value",
        "total = 0",
        "len(values)",
    ]
    assert task.locator("mark.new").all_inner_texts() == [
        "value < limit",
        "total -= value",
        "total = 1",
        "len(values) + 1",
    ]
    codes = task.locator(".pair pre").all_inner_texts()
    assert len(codes) == 8
    assert codes[1].rstrip("\n") == codes[0].replace("value > limit", "value < limit").rstrip("\n")
    failed = task.locator(".failed").first.inner_text()
    assert "Fails 2 of 8 tests (assert):" in failed
    assert "assert task_31([1, 31], 1) == 31\n" in failed
    assert "ERROR:IndexError: list index out of range" in failed
    rows = task.locator(".ranks tbody tr")
    assert rows.count() == 3
    assert all(re.fullmatch(r"\d+(-\d+)?|≥ \d+|-", text) for text in rows.locator("td").all_inner_texts())
    page.goto(path.as_uri() + "#task=q_000000000002")
    page.wait_for_function("document.body.dataset.task === 'q_000000000002'")
    assert trouble == []


def test_the_keyboard_is_enough(browser: Browser, path: Path) -> None:
    page, _ = opened(browser, path)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the leaderboard"
    seen = set()
    for _ in range(200):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()"))
        if page.evaluate("document.activeElement.closest('#list') !== null"):
            break
    assert {"search", "domain", "operator", "solved", "missed", "order", "exec@1", "ties"} <= seen
    link = page.evaluate("document.activeElement.hash")
    page.keyboard.press("Tab")
    following = page.evaluate("document.activeElement.hash")
    assert link != following
    page.keyboard.press("Enter")
    page.wait_for_function("id => '#task=' + document.body.dataset.task === id", arg=following)
    assert page.evaluate("document.activeElement.id") == "task"
    page.locator("#board thead button").nth(1).focus()
    page.keyboard.press("Enter")
    assert page.locator("#board th").nth(1).get_attribute("aria-sort") == "ascending"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious(browser: Browser, path: Path, scheme: Any, width: int) -> None:
    options = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme, "bypass_csp": True}
    page, _ = opened(browser, path, **options)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate("axe.run()")
    assert found["passes"]
    serious = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in serious] == []


def test_print_leaves_out_what_only_a_screen_has_use_for(browser: Browser, path: Path) -> None:
    page, _ = opened(browser, path)
    page.emulate_media(media="print")
    assert not page.locator("nav").is_visible()
    assert not page.locator("#filters").is_visible()
    assert page.locator("#board").is_visible()
    assert page.locator("#task h3").is_visible()


def test_hostile_texts_stay_text(browser: Browser, path: Path) -> None:
    page, trouble = opened(browser, path)
    assert sorted(column(page, 1)) == sorted(NAMES)
    assert page.locator("b", has_text="beta").count() == 0
    texts = page.locator(".ranks tbody th").all_inner_texts()
    assert sorted(texts) == sorted(NAMES)
    # What a task shows goes through one function; whatever it is given comes out as text.
    shown = page.evaluate(
        """text => {
            const block = marked(text, [[0, 1, text]], "new", text);
            return [block.querySelectorAll(":not(code):not(mark):not(.unseen)").length, block.textContent];
        }""",
        "<img src=x onerror=alert(1)></script><!-- \x00\u202e &amp;",
    )
    assert shown[0] == 0
    assert shown[1].count("<img src=x onerror=alert(1)></script><!-- \\x00\\u202e &amp;") == 1
    assert trouble == []


def test_a_hostile_dataset_is_read_and_does_nothing(browser: Browser, scored, tmp_path: Path) -> None:
    def change(data: Dataset) -> Dataset:
        corpus = tuple(replace(row, code=f"{row.code}# {HOSTILE}") for row in data.corpus)
        queries = tuple(
            replace(row, query=f"{HOSTILE} {n}", test_suite=(f"assert {HOSTILE!r}", f"assert f() == {n}"))
            for n, row in enumerate(data.queries)
        )
        return replace(data, corpus=corpus, queries=queries)

    data, results = scored(4, [HOSTILE, "plain"], change)
    path = tmp_path / "hostile.html"
    path.write_bytes(render_page(collect([results], dataset=data), HOSTILE))
    page, trouble = opened(browser, path, "#task=q_000000000002")
    assert "owned" in page.title()
    assert page.title() != "owned"
    assert page.locator("#task .query").inner_text().startswith("</script><script>document.title='owned'")
    assert page.locator("#task mark.new").count() == 4
    assert page.locator("#task pre").first.inner_text().count("<img src=x onerror=") == 1
    assert page.locator("img").count() == 0
    assert page.locator("#list a").count() == 4
    assert trouble == []


def test_five_thousand_tasks(browser: Browser, synthetic, guess, tmp_path: Path) -> None:
    data = synthetic(5_000)
    judgements = judge(data)
    results = [score(judgements, guess(f"system {seed}", seed), Settings()) for seed in range(2)]
    path = tmp_path / "large.html"
    path.write_bytes(render_page(assemble(results, [], data), "Large"))
    assert path.stat().st_size < 15_000_000
    page, trouble = opened(browser, path, "#task=q_000000001387")
    assert page.locator("#count").inner_text() == "5000 of 5000 tasks"
    assert page.locator("#task h3").inner_text() == "task_4999"
    page.locator("#search").fill("task_4321")
    assert page.locator("#count").inner_text() == "1 of 5000 tasks"
    page.locator("#search").fill("")
    page.get_by_role("button", name="Next").click()
    assert page.locator("#page").inner_text() == "page 2 of 100"
    assert trouble == []
