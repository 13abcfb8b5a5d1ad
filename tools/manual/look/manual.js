// Light or dark as the reader last chose, and search. Without it everything else can be read.
"use strict";

const PLAY = "Play";
const THEME = "papersea.manual.theme";
const root = document.documentElement;

function keptTheme() {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keepTheme(theme) {
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    // it holds for this page
  }
}

const kept = keptTheme();
if (kept === "light" || kept === "dark") root.dataset.theme = kept;

document.addEventListener("DOMContentLoaded", () => {
  offerLight();
  offerSearch();
  letScroll();
  showChapter();
});

function offerLight() {
  const button = document.querySelector(".light");
  const inTheDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : inTheDark.matches);
  const say = () => (button.ariaLabel = isDark() ? "Light" : "Dark");
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    keepTheme(root.dataset.theme);
    say();
  });
  inTheDark.addEventListener("change", say);
  say();
  button.hidden = false;
}

/** What is wider than its place can be scrolled by keys, too. */
function letScroll() {
  for (const each of document.querySelectorAll("pre, .table, .chart"))
    if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
}

/** The list of chapters is longer than a screen. */
function showChapter() {
  const list = document.getElementById("chapters");
  const show = () => {
    const here = list.querySelector("[aria-current]");
    if (here) list.scrollTop = here.offsetTop - list.clientHeight / 3;
  };
  list.addEventListener("toggle", show);
  show();
}

function offerSearch() {
  const place = document.querySelector("search");
  const input = place.querySelector("input");
  const panel = place.querySelector(".found");
  const status = panel.querySelector("p");
  const list = panel.querySelector("ol");
  place.hidden = false;

  async function look() {
    const words = wordsOf(input.value);
    panel.hidden = !words.length;
    if (!words.length) return;
    await loaded();
    if (words.join(" ") !== wordsOf(input.value).join(" ")) return; // typed on
    const found = search(words);
    const shown = found.slice(0, 30);
    status.textContent = found.length
      ? `${found.length} ${found.length === 1 ? "place" : "places"}`
      : `Nothing about “${input.value.trim()}”`;
    list.replaceChildren(...shown.map((each) => entry(each, words)));
  }

  input.addEventListener("focus", () => void loaded(), { once: true });
  input.addEventListener("input", () => void look());
  input.addEventListener("focus", () => void look());
  place.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      input.focus();
      panel.hidden = true;
    } else if (event.key === "ArrowDown" && links.length) {
      links[Math.min(at + 1, links.length - 1)].focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      (links[at - 1] ?? input).focus();
    } else if (event.key === "Enter" && document.activeElement === input && links.length) {
      links[0].click();
    } else return;
    event.preventDefault();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!place.contains(event.target)) panel.hidden = true;
  });
  list.addEventListener("click", () => (panel.hidden = true)); // it may lead to this very page
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** The list is large, so it comes when somebody searches; by a script, for a page that was opened
 * from a folder may load nothing else. */
let loading;
function loaded() {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${root.dataset.root}look/found.js`;
    script.addEventListener("load", done);
    script.addEventListener("error", failed);
    document.head.append(script);
  });
  return loading;
}

function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text) {
  return plain(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Every word begins a word of the page's title, the heading or the text; those in a title or a
 * heading count for more. */
function search(words) {
  const found = [];
  const begins = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "gu"));
  const whole = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, "u"));
  for (const [path, title, chapter, sections] of globalThis.paperseaManual) {
    const named = plain(title);
    for (const [number, [id, heading, text]] of sections.entries()) {
      const headed = plain(heading);
      const told = plain(text);
      let worth = chapter === PLAY ? 15 : 0; // most who search do not want to know how it is proved
      let isFound = true;
      for (const [index, begin] of begins.entries()) {
        const inHeading = headed.match(begin) ? 40 : 0;
        const inTitle = named.match(begin) ? (number ? 8 : 40) : 0;
        const inText = Math.min(told.match(begin)?.length ?? 0, 8);
        const exact = whole[index].test(headed) ? 30 : whole[index].test(told) ? 4 : 0;
        const one = inHeading + inTitle + inText + exact;
        isFound &&= one > 0;
        worth += one;
      }
      if (isFound) found.push({ path, title, chapter, id, heading, text, worth, number });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function entry({ path, title, chapter, id, heading, text, number }, words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${root.dataset.root}${path}${number ? `#${id}` : ""}`;
  const name = document.createElement("strong");
  name.textContent = heading;
  const where = document.createElement("small");
  where.textContent = [chapter, number ? title : ""].filter(Boolean).join(" · ");
  const said = document.createElement("small");
  said.append(...excerpt(text, words));
  link.append(name, where, said);
  item.append(link);
  return item;
}

function excerpt(text, words) {
  const at = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})`, "giu");
  const first = text.search(at);
  const from = Math.max(0, first - 50);
  const piece = text.slice(from, from + 160);
  const parts = [from ? "…" : ""];
  let last = 0;
  for (const hit of piece.matchAll(at)) {
    const mark = document.createElement("mark");
    mark.textContent = hit[0];
    parts.push(piece.slice(last, hit.index), mark);
    last = hit.index + hit[0].length;
  }
  parts.push(piece.slice(last), from + 160 < text.length ? "…" : "");
  return parts;
}
