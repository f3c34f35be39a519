"use strict";
// Everything from a task or a name is put in as text, never as markup.

const $ = (id) => document.getElementById(id);

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

// --- The leaderboard: press a heading to sort; unknown values stay last, equals stay in their order.
function sortable(table) {
  const body = table.tBodies[0];
  table.querySelectorAll("thead button").forEach((button, column) => {
    button.addEventListener("click", () => {
      const head = button.parentElement;
      const other = { ascending: "descending", descending: "ascending" };
      const order = other[head.getAttribute("aria-sort")] || button.dataset.first;
      for (const each of head.parentElement.cells) each.setAttribute("aria-sort", "none");
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const key = (row) => row.cells[column].dataset.sort;
      const rows = [...body.rows].sort((left, right) => {
        const a = key(left), b = key(right);
        if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
        return sign * (column === 0 ? (a < b ? -1 : a > b ? 1 : 0) : a - b);
      });
      body.append(...rows);
    });
  });
}

// --- What a mark of a chart says of itself, beside the pointer.
function tips() {
  const tip = $("tip");
  document.addEventListener("pointermove", (event) => {
    const mark = event.target instanceof Element ? event.target.closest("[data-tip]") : null;
    tip.hidden = !mark;
    if (!mark) return;
    tip.textContent = mark.dataset.tip;
    const box = tip.getBoundingClientRect();
    tip.style.left = Math.max(4, Math.min(event.clientX + 12, innerWidth - box.width - 4)) + "px";
    tip.style.top = (event.clientY + box.height + 20 < innerHeight ? event.clientY + 14 : event.clientY - box.height - 8) + "px";
  });
}

// --- The tasks.
const PAGE = 50;
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]/u;

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

// Text with what cannot be seen spelled out, as nodes.
function shown(text) {
  const nodes = [];
  let plain = "";
  for (const character of text) {
    if (UNSEEN.test(character)) {
      const code = character.codePointAt(0);
      if (plain) nodes.push(plain);
      plain = "";
      const escape = code < 256 ? "\\x" + code.toString(16).padStart(2, "0") : "\\u" + code.toString(16).padStart(4, "0");
      nodes.push(make("span", { className: "unseen" }, escape));
    } else plain += character;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

// A name that may go on in the next line after an underscore.
function breakable(name) {
  return name.split(/(?<=_)/).flatMap((part) => [...shown(part), make("wbr", {})]);
}

// Code with the edited stretches marked: what goes in the canonical, what comes in the distractor.
function marked(code, edits, side, label) {
  const points = Array.from(code);
  const text = (from, to) => points.slice(from, to).join("");
  const element = make("code", {});
  let place = 0;
  for (const [start, end, replacement] of edits) {
    element.append(...shown(text(place, start)));
    const inner = side === "gone" ? text(start, end) : replacement;
    element.append(make("mark", { className: side }, ...shown(inner)));
    place = end;
  }
  element.append(...shown(text(place)));
  const block = make("pre", { tabIndex: 0 }, element);
  block.setAttribute("role", "group");
  block.setAttribute("aria-label", label);
  return block;
}

class Explorer {
  constructor(data) {
    this.systems = data.systems;
    const words = data.words;
    this.tasks = data.tasks.map(([id, name, domain, query, code, tests, members, ranks, solved]) => ({
      id, name, query, code, tests, ranks, solved,
      domain: words[domain],
      members: members.map(([corpus, kind, edits, failed, killed]) => ({
        corpus, edits, kind: words[kind], killed: words[killed],
        failed: failed && failed.map(([number, how]) => [number, words[how]]),
      })),
      count: [...solved].filter((digit) => digit === "1").length,
    }));
    for (const task of this.tasks) {
      task.kinds = new Set(task.members.map((member) => member.kind));
      task.kinds.delete("correct");
    }
    this.byId = new Map(this.tasks.map((task) => [task.id, task]));
    this.page = 0;
    this.fill("domain", [...new Set(this.tasks.map((task) => task.domain))].sort());
    this.fill("operator", [...new Set(this.tasks.flatMap((task) => [...task.kinds]))].sort());
    this.fill("solved", [...Array(this.systems.length + 1).keys()], (n) => n + " of " + this.systems.length);
    this.fill("missed", [...this.systems.keys()], (n) => this.systems[n]);
    for (const id of ["search", "domain", "operator", "solved", "missed", "order"])
      $(id).addEventListener("input", () => this.filter());
    $("filters").addEventListener("submit", (event) => event.preventDefault());
    $("previous-page").addEventListener("click", () => this.turn(-1));
    $("next-page").addEventListener("click", () => this.turn(1));
    addEventListener("hashchange", () => this.follow(true));
    $("filters").hidden = $("explorer").hidden = false;
    this.filter();
    if (!this.follow(false) && this.found.length) this.show(this.found[0]);
  }

  fill(id, values, label = String) {
    $(id).append(...values.map((value) => make("option", { value, textContent: label(value) })));
  }

  // Searched text is made when it is first asked for: most visits never search.
  text(task) {
    task.text ||= [task.id, task.name, task.query, task.code || "", ...task.members.map((m) => m.corpus)].join("\n").toLowerCase();
    return task.text;
  }

  filter() {
    const terms = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [domain, operator, solved, missed] = ["domain", "operator", "solved", "missed"].map((id) => $(id).value);
    this.found = this.tasks.filter((task) =>
      (!domain || task.domain === domain) &&
      (!operator || task.kinds.has(operator)) &&
      (solved === "" || task.count === Number(solved)) &&
      (missed === "" || task.solved[missed] === "0") &&
      terms.every((term) => this.text(task).includes(term)));
    const order = { hard: 1, easy: -1, id: 0 }[$("order").value];
    if (order) this.found.sort((left, right) => order * (left.count - right.count));
    this.page = 0;
    this.draw();
  }

  turn(step) {
    this.page += step;
    this.draw();
    $("list").querySelector("a")?.focus();
  }

  draw() {
    const pages = Math.max(1, Math.ceil(this.found.length / PAGE));
    const first = this.page * PAGE;
    const total = this.systems.length;
    $("count").textContent = this.found.length + " of " + this.tasks.length + " tasks";
    $("page").textContent = "page " + (this.page + 1) + " of " + pages;
    $("previous-page").disabled = this.page === 0;
    $("next-page").disabled = this.page + 1 >= pages;
    $("list").replaceChildren(...this.found.slice(first, first + PAGE).map((task) => {
      const link = make("a", { href: "#task=" + encodeURIComponent(task.id) },
        make("span", { className: "what" }, ...shown(task.query)),
        make("span", { className: "where" },
          make("span", {}, ...shown(task.domain)), make("span", { className: "solved" }, "solved by " + task.count + " of " + total)));
      if (task === this.current) link.setAttribute("aria-current", "true");
      return make("li", {}, link);
    }));
  }

  // Show the task that the address names; with `move`, go there.
  follow(move) {
    const named = /^#task=(.+)$/.exec(location.hash);
    let id = "";
    try { id = named ? decodeURIComponent(named[1]) : ""; } catch { return false; }
    const task = this.byId.get(id);
    if (!task) return false;
    this.show(task);
    if (move) $("task").focus({ preventScroll: true });
    $("task").scrollIntoView({ block: "start" });
    return true;
  }

  show(task) {
    this.current = task;
    for (const link of $("list").querySelectorAll("a")) {
      if (link.hash === "#task=" + encodeURIComponent(task.id)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const total = this.systems.length;
    const parts = [
      make("h3", {}, ...shown(task.name || task.id)),
      make("p", { className: "query" }, ...shown(task.query)),
      make("p", { className: "note" }, ...shown(task.id + ", " + task.domain), ", solved at rank 1 by " + task.count + " of " + total),
    ];
    parts.push(make("h4", {}, "Where each system ranked each member"), this.ranks(task));
    if (task.code !== null) parts.push(...this.code(task));
    $("task").replaceChildren(...parts);
    document.body.dataset.task = task.id;
  }

  code(task) {
    const parts = [];
    task.members.forEach((member, number) => {
      if (number === 0) return;
      const edits = member.edits.length ? "" : ", the same text";
      parts.push(
        make("h4", {}, ...shown(member.kind + " " + member.corpus), edits),
        make("div", { className: "pair" },
          marked(task.code, member.edits, "gone", "Canonical beside " + member.corpus),
          marked(task.code, member.edits, "new", member.kind + " " + member.corpus)),
        this.failures(task, member));
    });
    if (!parts.length) parts.push(make("h4", {}, "Canonical"), marked(task.code, [], "gone", "Canonical"));
    const tests = make("details", {}, make("summary", {}, task.tests.length + " tests"),
      marked(task.tests.join("\n"), [], "gone", "Tests"));
    return [...parts, tests];
  }

  failures(task, member) {
    if (member.failed === null) return make("p", { className: "note" }, "Never run against these tests.");
    if (!member.failed.length) return make("p", { className: "note" }, "Passes all tests.");
    const list = make("ul", { className: "failed" });
    const killed = member.killed ? " (" + member.killed + ")" : "";
    list.append(make("li", {}, "Fails " + member.failed.length + " of " + task.tests.length + " tests" + killed + ":"));
    for (const [number, how] of member.failed)
      list.append(make("li", {}, make("code", {}, ...shown(task.tests[number] ?? "test " + (number + 1))),
        make("span", { className: "how" }, ...shown(how === "FAIL" ? "gives another value" : how))));
    return list;
  }

  ranks(task) {
    const head = make("tr", {}, make("th", { scope: "col" }, "system"));
    task.members.forEach((member, number) =>
      head.append(make("th", { scope: "col" }, ...breakable(number === 0 ? "canonical" : member.kind))));
    const body = make("tbody", {});
    this.systems.forEach((system, place) => {
      const row = make("tr", {}, make("th", { scope: "row" }, ...shown(system)));
      task.members.forEach((member, number) => {
        const [first, last] = task.ranks[place].slice(2 * number, 2 * number + 2);
        const text = !first ? "-" : !last ? "\u2265 " + first : first === last ? String(first) : first + "-" + last;
        row.append(make("td", { className: number === 0 ? "right" : "" }, text));
      });
      body.append(row);
    });
    const table = make("table", { className: "ranks" }, make("thead", {}, head), body);
    const scroll = make("div", { className: "scroll", tabIndex: 0 }, table,
      make("p", { className: "note" }, "3-5: a tie over these places. \u2265 101: below what was looked at. -: not retrieved."));
    scroll.setAttribute("role", "group");
    scroll.setAttribute("aria-label", "Ranks");
    return scroll;
  }
}

sortable($("board"));
tips();
unpack($("data").textContent).then((data) => { window.explorer = new Explorer(data); }).catch((error) => {
  $("no-tasks").textContent = "DecompressionStream" in window
    ? "The tasks cannot be shown: this file is damaged."
    : "This browser cannot unpack the tasks: that takes one of May 2023 or later.";
  $("no-tasks").hidden = false;
  throw error;
});
