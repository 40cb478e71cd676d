// Search in the guides, a menu that is closed on phones, this service's own address in the examples, and buttons that
// copy code. Everything works without it but the search.
const MOST = 8;
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.querySelector(".menu");
if (matchMedia("(max-width: 48rem)").matches) menu.open = false;

/** Words that people bring along, and those that the guides use: a group means the same in a search. No plurals. */
const SAME = [
  ["tweet", "post", "publish"],
  ["schedule", "drop", "calendar"],
  ["callback", "webhook", "hook", "notification"],
  ["token", "key", "credential"],
  ["cancel", "abort", "stop"],
  ["undo", "revert", "unpublish", "taking a post down", "cancel"],
  ["limit", "quota", "throttle", "429"],
  ["remove", "delete", "erase"],
  ["price", "cost", "fee", "pricing", "credit"],
  ["image", "picture", "photo"],
  ["movie", "film", "video", "clip"],
  ["auth", "authentication", "sign in", "login", "key"],
  ["environment", "env", "setting", "variable", "configuration", "config"],
  ["sdk", "client", "library"],
  ["install", "setup", "set up", "deploy"],
  ["tenant", "organisation", "organization", "workspace"],
  ["job", "task", "run"],
  ["layout", "template"],
  ["colour", "color", "palette"],
  ["twitter", "x"],
  ["resend", "redeliver", "retry"],
  ["approve", "approval", "review"],
  ["signature", "signed"],
  ["error", "refusal", "failure"],
  ["golang", "go"],
  ["javascript", "typescript", "node"],
];
/** Finds a word at the beginning of words; one of two letters, such as x, as a whole word. */
const finder = (word) =>
  new RegExp(
    `(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}${word.length > 2 ? "" : "(?![\\p{L}\\d])"}`,
    "iu",
  );
/** What was typed and all that means the same, the typed word first. A plural is its singular. */
function meaning(typed) {
  const word = /[^su]s$/.test(typed) && typed.length > 3 ? typed.slice(0, -1) : typed;
  return [...new Set([word, ...SAME.filter((group) => group.includes(word)).flat()])].map(finder);
}

let loading;
/** The sections of all guides; loaded when somebody searches. */
const load = () => (loading ??= fetch("/docs/search.json").then((answer) => answer.json()));

/** Most readers call the API: what others need stands behind, unless its words fit much better. */
const BEHIND = [
  [/^\/docs\/vendors\//, 0.2],
  [/^\/docs\/recipes\//, 0.5],
];
const weightOf = ({ address }) => BEHIND.find(([pages]) => pages.test(address))?.[1] ?? 1;

/** What one form of a word counts in a section: most as a heading, then in one, then in the title of the page. */
function hit({ title, page, text }, form) {
  if (form.test(title)) return title.replace(form, "") === "" ? 30 : 10;
  return form.test(page) ? 8 : form.test(text) ? 1 : 0;
}

/** Every word must occur, or one that means the same, which counts less. */
function scoreOf(section, words) {
  let score = 0;
  for (const [word, ...others] of words) {
    const best = Math.max(2 * hit(section, word), ...others.map((one) => hit(section, one)));
    if (best === 0) return 0;
    score += best;
  }
  return score * weightOf(section);
}

const LEAST_LETTERS = 4;
/** Whether one wrong, missing, additional or exchanged letter makes one word the other. */
function isOneSlip(typed, word) {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The word of the guides that a mistyped one most likely is: the one that they use most; undefined without one. */
function corrected(typed, sections) {
  const counts = new Map();
  for (const { title, text } of sections)
    for (const word of `${title} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      if (isOneSlip(typed, word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What was typed, with each word that occurs nowhere as the word that was meant. */
function withoutSlips(typed, sections) {
  return typed.map((word) => {
    const forms = meaning(word);
    const isKnown = sections.some((section) => forms.some((form) => hit(section, form) > 0));
    return isKnown || word.length < LEAST_LETTERS ? word : (corrected(word, sections) ?? word);
  });
}

/** The guides write these for the address of a service, and for the sandboxes beside one on this machine. */
const EXAMPLE = "https://brandrun.example";
const SANDBOXES = "localhost:8788";
const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
/** Readers are at a service, so they see its own address, and can copy what stands there. */
function withOwnAddress(text) {
  const own = text.replaceAll(EXAMPLE, location.origin);
  if (!isLocal) return own;
  const beside = `${location.hostname}:${Number(location.port || 80) + 1}`;
  return own.replace(/localhost:878[78](?!\d)/g, (one) => (one === SANDBOXES ? beside : location.host));
}

function excerptOf(section, forms) {
  const text = withOwnAddress(section);
  const found = forms.map((form) => text.search(form)).find((one) => one >= 0) ?? 0;
  const at = Math.max(0, found - 30);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 90)}${text.length > at + 90 ? "…" : ""}`;
}

function entry({ address, title, page, text }, forms) {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = address;
  link.appendChild(document.createElement("b")).textContent = title === page ? title : `${page}: ${title}`;
  link.appendChild(document.createElement("small")).textContent = excerptOf(text, forms);
  return item;
}

async function search() {
  const typed = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return found.replaceChildren();
  const sections = await load();
  const meant = withoutSlips(typed, sections);
  const words = meant.map(meaning);
  const hits = sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  const list = document.createElement(hits.length > 0 ? "ul" : "p");
  if (hits.length === 0) list.textContent = "Nothing found. Try fewer or other words.";
  else list.append(...hits.map(({ section }) => entry(section, words[0])));
  const note = document.createElement("p");
  note.textContent = `Shown for: ${meant.join(" ")}`;
  found.replaceChildren(...(meant.join() === typed.join() ? [list] : [note, list]));
}

field.addEventListener("input", search);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});

const texts = document.createTreeWalker(document.querySelector("article"), NodeFilter.SHOW_TEXT);
while (texts.nextNode())
  if (texts.currentNode.parentElement.closest("code"))
    texts.currentNode.data = withOwnAddress(texts.currentNode.data);

for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "copy", textContent: "Copy" });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  // Beside the block, so that it stays in its place when long lines are scrolled.
  const box = document.createElement("div");
  box.className = "code";
  block.replaceWith(box);
  box.append(block, button);
}
