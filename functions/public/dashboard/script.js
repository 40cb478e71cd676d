const html = document.documentElement;
html.classList.add("js");
const on = addEventListener;
const one = (selector) => document.querySelector(selector);
const post = (to, form) => fetch(to, { method: "POST", body: new URLSearchParams(new FormData(form)) });

const narrow = matchMedia("(max-width: 56rem)");
const places = one("details.places");
const fold = () => places && (places.open = !narrow.matches);
narrow.addEventListener("change", fold);
fold();

on("change", ({ target }) => {
  if (target instanceof HTMLElement && target.matches("[data-submit]")) target.closest("form").requestSubmit();
});

const rest = (form, how) => form.querySelectorAll("button").forEach((button) => (button.ariaDisabled = how));
// Passkeys.
const askDevice = async (event, form) => {
  event.preventDefault();
  try {
    const asked = await (await post(form.dataset.passkey, form)).json();
    const [verb, what] = asked.user ? ["create", "Creation"] : ["get", "Request"];
    const publicKey = PublicKeyCredential[`parse${what}OptionsFromJSON`](asked);
    form.elements.credential.value = JSON.stringify(await navigator.credentials[verb]({ publicKey }));
  } catch {}
  form.submit();
};

on("submit", (event) => {
  const form = event.target;
  const question = form.dataset.confirm ?? event.submitter?.dataset.confirm;
  if (form.dataset.sent || (question && !confirm(question))) return event.preventDefault();
  if (form.method !== "post") return;
  if (form.dataset.passkey) askDevice(event, form);
  // Not twice.
  form.dataset.sent = "true";
  rest(form, "true");
});
on("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-sent]")) {
    delete form.dataset.sent;
    rest(form, null);
  }
});

// Copies.
on("click", async ({ target }) => {
  const button = target instanceof Element && target.closest("button[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent.trim());
  const { textContent } = button;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = textContent), 1500);
});

// Looks again.
const live = one("[data-refresh]");
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

// Live.
const form = one("form[data-live]");
if (form) {
  const stage = document.getElementById("live");
  let turn = 0;
  let timer;
  const show = async () => {
    const mine = ++turn;
    const answer = await post(form.dataset.live, form).catch(() => undefined);
    if (mine !== turn || !answer) return;
    if (answer.status === 429) timer = setTimeout(show, 1000);
    else if (answer.ok) stage.innerHTML = await answer.text();
  };
  form.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    if (!stage.contains(target)) timer = setTimeout(show, 500);
  });
}

for (const field of document.querySelectorAll("[data-own-zone]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Times.
const timeZone = html.dataset.zone;
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  const format = time.dataset.day ? { dateStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" };
  time.textContent = new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(at);
  time.title = at.toISOString();
}

// Keys.
on("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const keyed = one(`[data-key="${CSS.escape(event.key)}"]`);
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

// Colours.
on("input", ({ target }) => {
  const pair = target.closest(".color");
  if (!pair) return;
  const [picker, text] = pair.querySelectorAll("input");
  if (target === picker) text.value = picker.value.toUpperCase();
  else if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
});

// The focus of a photo.
on("click", ({ target, offsetX, offsetY }) => {
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

// Drops.
const move = ({ drop, at }, to) => {
  const form = one(`form[action$="/${drop}/move"]`);
  if (!form) return;
  form.elements.at.value = to + at.slice(to.length);
  form.requestSubmit();
};
let dragged;
on("dragstart", ({ target }) => (dragged = target.dataset?.drop && target.dataset));
on("dragover", (event) => dragged && event.target.closest?.("[data-slot]") && event.preventDefault());
on("drop", (event) => {
  const slot = event.target.closest?.("[data-slot]");
  if (!dragged || !slot) return;
  event.preventDefault();
  move(dragged, slot.dataset.slot);
});
on("keydown", ({ shiftKey, key, target }) => {
  const hours = { ArrowLeft: -24, ArrowRight: 24, ArrowUp: -1, ArrowDown: 1 }[key];
  if (!shiftKey || !hours || !target.dataset?.drop) return;
  move(target.dataset, new Date(Date.parse(`${target.dataset.at}Z`) + hours * 36e5).toISOString().slice(0, 16));
});
