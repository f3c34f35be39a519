from __future__ import annotations

from execretrieval.scorer.hardness import hardness, hardness_lines
from execretrieval.scorer.series import line_up


def result(name: str, solved: set[str]) -> dict[str, object]:
    rows = [
        {
            "query_id": query,
            "domain": domain,
            "correct_corpus_ids": [f"c_{query}"],
            "metrics": {
                f"{kind}@1": float(query in solved) for kind in ("exec", "precision", "ndcg", "exec_ndcg_gap")
            },
            "top_results": [{"rank": 1, "corpus_id": "c", "passes_all_tests": query in solved}],
        }
        for query, domain in (("a", "geometry"), ("b", "geometry"), ("c", "date_time"))
    ]
    return {"model": name, "ks": [1], "per_query": rows}


def test_what_no_system_solves_and_the_hardest_domain():
    results = [result("x", {"a", "b"}), result("y", {"a"}), result("z", {"a"})]
    found = hardness(results, line_up(results))
    # a by three systems, b by one, c by none.
    assert (found["unsolved"], found["median_systems"], found["systems"]) == (1, 1, 3)
    assert list(found["domains"].items()) == [("date_time", 0), ("geometry", round(4 / 6, 6))]
    assert hardness_lines(found) == [
        "1 of 3 queries are solved at rank 1 by none of the 3 systems; the median query by 1.",
        "Hardest first: date_time 0.000, geometry 0.667",
    ]
