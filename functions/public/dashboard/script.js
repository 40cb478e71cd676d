// Makes pages nicer that are complete without it.
const html = document.documentElement;
html.classList.add("js");

const narrow = matchMedia("(max-width: 56rem)");
const places = document.querySelector("details.places");
const fold = () => places && (places.open = !narrow.matches);
narrow.addEventListener("change", fold);
fold();

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLElement && target.matches("[data-submit]")) target.closest("form").requestSubmit();
});

const rest = (form, how) => form.querySelectorAll("button").forEach((button) => (button.ariaDisabled = how));
document.addEventListener("submit", (event) => {
  const form = event.target;
  const question = form.dataset.confirm ?? event.submitter?.dataset.confirm;
  if (form.dataset.sent || (question && !confirm(question))) {
    event.preventDefault();
    return;
  }
  if (form.method !== "post") return;
  // A second click would do it twice. Coming back makes the form usable again.
  form.dataset.sent = "true";
  rest(form, "true");
});
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-sent]")) {
    delete form.dataset.sent;
    rest(form, null);
  }
});

// Texts to copy.
document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element && target.closest("button[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent.trim());
  const { textContent } = button;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = textContent), 1500);
});

// Work under way: the page looks again until it is done.
const live = document.querySelector("[data-refresh]");
if (live) {
  const look = async () => {
    if (document.hidden) return setTimeout(look, 2000);
    const answer = await fetch(location.href, { headers: { "x-refresh": "1" } }).catch(() => undefined);
    const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page && page.querySelector("[data-refresh]");
    if (page && !fresh) return location.reload();
    if (fresh) live.replaceChildren(...fresh.childNodes);
    setTimeout(look, 1500);
  };
  setTimeout(look, 1200);
}

// What a form would make is shown beside it.
const form = document.querySelector("form[data-live]");
if (form) {
  const stage = document.getElementById("live");
  let turn = 0;
  let timer;
  const show = async () => {
    const mine = ++turn;
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.dataset.live, { method: "POST", body }).catch(() => undefined);
    if (mine !== turn || !answer) return;
    if (answer.status === 429) timer = setTimeout(show, 1000);
    else if (answer.ok) stage.innerHTML = await answer.text();
  };
  form.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    if (!stage.contains(target)) timer = setTimeout(show, 500);
  });
}

// Times in the workspace's zone, else the reader's own.
const timeZone = html.dataset.zone;
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  const format = time.dataset.day ? { dateStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" };
  time.textContent = new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(at);
  time.title = at.toISOString();
}

// Keys: j and k move through a list, letters press what carries them.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const keyed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (keyed) {
    event.preventDefault();
    if (keyed.matches("input, textarea, select")) keyed.focus();
    else keyed.click();
    return;
  }
  const step = { j: 1, k: -1 }[event.key];
  const items = [...document.querySelectorAll("[data-item]")];
  if (!step || items.length === 0) return;
  const at = items.indexOf(document.activeElement);
  items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))].focus();
});

// A colour has two fields: one to choose it, one that is sent.
document.addEventListener("input", ({ target }) => {
  const pair = target.closest(".color");
  if (!pair) return;
  const [picker, text] = pair.querySelectorAll("input");
  if (target === picker) text.value = picker.value.toUpperCase();
  else if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
});

// A click sets the focus of a photo.
document.addEventListener("click", ({ target, offsetX, offsetY }) => {
  if (!target.matches("[data-focus] img")) return;
  const point = { x: offsetX / target.width, y: offsetY / target.height };
  const circle = target.nextElementSibling.firstChild;
  circle.classList.remove("none");
  for (const way of ["x", "y"]) {
    const percent = Math.round(100 * point[way]);
    target.closest("form").elements[way].value = percent;
    circle.setAttribute(`c${way}`, `${percent}%`);
  }
});

// Drops of the calendar are dragged, or moved by Shift and an arrow. Their forms do the work.
const move = ({ drop, at }, to) => {
  const form = document.querySelector(`form[action$="/${drop}/move"]`);
  if (!form) return;
  form.elements.at.value = to + at.slice(to.length);
  form.requestSubmit();
};
let dragged;
addEventListener("dragstart", ({ target }) => (dragged = target.dataset?.drop && target.dataset));
addEventListener("dragover", (event) => dragged && event.target.closest?.("[data-slot]") && event.preventDefault());
addEventListener("drop", (event) => {
  const slot = event.target.closest?.("[data-slot]");
  if (!dragged || !slot) return;
  event.preventDefault();
  move(dragged, slot.dataset.slot);
});
addEventListener("keydown", ({ shiftKey, key, target }) => {
  const hours = { ArrowLeft: -24, ArrowRight: 24, ArrowUp: -1, ArrowDown: 1 }[key];
  if (!shiftKey || !hours || !target.dataset?.drop) return;
  move(target.dataset, new Date(Date.parse(`${target.dataset.at}Z`) + hours * 36e5).toISOString().slice(0, 16));
});
