// Search in the guides, a menu that is closed on phones, this service's own address in the examples, and buttons that
// copy code. Everything works without it but the search.
const MOST = 8;
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.querySelector(".menu");
if (matchMedia("(max-width: 48rem)").matches) menu.open = false;

let loading;
/** The sections of all guides; loaded when somebody searches. */
const load = () => (loading ??= fetch("/docs/search.json").then((answer) => answer.json()));

/** Every word must occur. A hit in a heading counts most, then in the title of the page. */
function scoreOf({ title, page, text }, words) {
  let score = 0;
  for (const word of words) {
    if (title.toLowerCase().includes(word)) score += 10;
    else if (page.toLowerCase().includes(word)) score += 5;
    else if (text.toLowerCase().includes(word)) score += 1;
    else return 0;
  }
  return score;
}

function excerptOf(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 30);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 90)}${text.length > at + 90 ? "…" : ""}`;
}

function entry({ address, title, page, text }, word) {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = address;
  link.appendChild(document.createElement("b")).textContent = title === page ? title : `${page}: ${title}`;
  link.appendChild(document.createElement("small")).textContent = excerptOf(text, word);
  return item;
}

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return found.replaceChildren();
  const sections = await load();
  const hits = sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  const list = document.createElement(hits.length > 0 ? "ul" : "p");
  if (hits.length === 0) list.textContent = "Nothing found. Try fewer or other words.";
  else list.append(...hits.map(({ section }) => entry(section, words[0])));
  found.replaceChildren(list);
}

field.addEventListener("input", search);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});

/** The guides write this for the address of a service. Readers are at one, so they can copy what stands there. */
const EXAMPLE = "https://brandrun.example";
const texts = document.createTreeWalker(document.querySelector("article"), NodeFilter.SHOW_TEXT);
while (texts.nextNode())
  if (texts.currentNode.parentElement.closest("code"))
    texts.currentNode.data = texts.currentNode.data.replaceAll(EXAMPLE, location.origin);

for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "copy", textContent: "Copy" });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  block.append(button);
}
