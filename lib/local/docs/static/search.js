import { searched } from "./ranking.js";

// Search in the guides, a menu that is closed on phones, and buttons that copy code. Everything works without it but the search.
const field = document.getElementById("search");
const results = document.getElementById("found");
const menu = document.querySelector(".menu");
if (matchMedia("(max-width: 48rem)").matches) menu.open = false;

let loading;
/** The sections of all guides; loaded when somebody searches. */
const load = () => (loading ??= fetch("/docs/search.json").then((answer) => answer.json()));

function excerptOf(text, forms) {
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
  if (field.value.trim() === "") return results.replaceChildren();
  const { found, forms, corrected } = searched(field.value, await load());
  const list = document.createElement(found.length > 0 ? "ul" : "p");
  if (found.length === 0) list.textContent = "Nothing found. Try fewer or other words.";
  else list.append(...found.map((section) => entry(section, forms)));
  const note = document.createElement("p");
  note.textContent = `Shown for: ${corrected}`;
  results.replaceChildren(...(corrected === undefined ? [list] : [note, list]));
}

field.addEventListener("input", search);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});

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
