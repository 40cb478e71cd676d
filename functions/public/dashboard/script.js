const html = document.documentElement;
html.classList.add("js");
const on = addEventListener;
const one = (selector) => document.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const post = (to, form) => fetch(to, { method: "POST", body: new URLSearchParams(new FormData(form)) });

on("change", ({ target }) => target.matches("[data-submit]") && target.form.requestSubmit());

const rest = (form, how) => all("button", form).forEach((button) => (button.ariaDisabled = how));
const askDevice = async (event, form) => {
  event.preventDefault();
  try {
    const asked = await (await post(form.dataset.passkey, form)).json();
    const [verb, what] = asked.user ? ["create", "Creation"] : ["get", "Request"];
    const publicKey = PublicKeyCredential[`parse${what}OptionsFromJSON`](asked);
    form.credential.value = JSON.stringify(await navigator.credentials[verb]({ publicKey }));
  } catch {}
  form.submit();
};

on("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent) return event.preventDefault();
  if (form.method !== "post") return;
  // Late: it holds up the first paint.
  for (const field of all("[data-own-zone]", form))
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (form.dataset.passkey) askDevice(event, form);
  form.dataset.sent = "true";
  rest(form, "true");
});
on("pageshow", () => {
  for (const form of all("form[data-sent]")) {
    delete form.dataset.sent;
    rest(form, null);
  }
});

on("click", async ({ target }) => {
  const button = target.closest("button[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(one(`#${button.dataset.copy}`).textContent.trim());
  const { textContent } = button;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = textContent), 1500);
});

const renew = (old, next) =>
  old.isEqualNode(next) || (old.role ? (old.innerHTML = next.innerHTML) : old.replaceWith(next));
const live = one("[data-refresh]");
if (live) {
  const look = async () => {
    const answer = document.hidden || (await fetch(location).catch(() => {}));
    if (answer?.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [fresh] = all("[data-refresh]", page);
      if (!fresh) {
        history.scrollRestoration = "manual";
        return location.reload();
      }
      const news = [...fresh.childNodes];
      const olds = [...live.childNodes];
      if (olds.length === news.length) olds.forEach((node, at) => renew(node, news[at]));
      else live.replaceChildren(...news);
    }
    setTimeout(look, 1500);
  };
  setTimeout(look, 1200);
}

const form = one("form[data-live]");
if (form) {
  const stage = one("#live");
  let turn = 0;
  let timer;
  const show = async () => {
    const mine = ++turn;
    const colors = all(".color [name]").map(({ name, value }) => `&${name}=${encodeURIComponent(value)}`);
    for (const image of all(".sample")) image.src = image.src.replace(/&color.*|$/, colors.join(""));
    const answer = await post(form.dataset.live, form).catch(() => {});
    if (mine !== turn) return;
    stage.ariaBusy = null;
    if (answer?.status === 429) timer = setTimeout(show, 999);
    if (!answer?.ok) return;
    const news = await answer.text();
    const { id } = document.activeElement;
    stage.innerHTML = news;
    one(`[id="${id}"]`)?.focus();
  };
  // Answers within it count once they are whole.
  form.oninput = form.onchange = ({ target, type }) => {
    if (stage.contains(target) !== (type === "change")) return;
    clearTimeout(timer);
    stage.ariaBusy = "true";
    timer = setTimeout(show, 500);
  };
}

// Single keys, unless turned off. They rest in fields.
on("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key === "Escape") {
    if (target.matches("[data-key]")) target.blur();
    const menu = one(".places[open] > summary");
    menu?.focus();
    return menu?.click();
  }
  if (html.dataset.keys || ctrlKey || metaKey || altKey || target.closest("input, textarea, select")) return;
  const keyed = one(`[data-key="${CSS.escape(key)}"]`);
  if (keyed) {
    event.preventDefault();
    keyed.focus();
    return keyed.matches("input, textarea") || keyed.click();
  }
  const step = { j: 1, k: -1 }[key];
  const items = all("[data-item]");
  const at = items.indexOf(target);
  if (step) (items[at + step] ?? items[Math.max(at, 0)])?.focus();
});

on("input", ({ target }) => {
  const pair = target.closest(".color");
  if (!pair) return;
  const [picker, text] = all("input", pair);
  if (target === picker) text.value = picker.value.toUpperCase();
  else if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
});

on("click", ({ target, offsetX: x, offsetY: y }) => {
  if (!target.matches("[data-focus] img")) return;
  const circle = target.nextElementSibling.firstChild;
  circle.classList.remove("none");
  const point = { x: x / target.width, y: y / target.height };
  for (const way in point) {
    const percent = Math.round(100 * point[way]);
    target.closest("form")[way].value = percent;
    circle.setAttribute(`c${way}`, `${percent}%`);
  }
});

const move = ({ drop, at }, to) => {
  const form = one("[data-move]");
  if (!form) return;
  form.action = `/app/calendar/${drop}/move`;
  form.at.value = to + at.slice(to.length);
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
