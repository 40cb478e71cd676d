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
  const question = form.dataset.confirm ?? event.submitter?.dataset.confirm;
  if (form.dataset.sent || (question && !confirm(question))) return event.preventDefault();
  if (form.method !== "post") return;
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

// Looks again. What is as it was keeps its focus.
const renew = (old, next) =>
  old.isEqualNode(next) || (old.role ? (old.innerHTML = next.innerHTML) : old.replaceWith(next));
const live = one("[data-refresh]");
if (live) {
  const look = async () => {
    if (document.hidden) return setTimeout(look, 2000);
    const answer = await fetch(location).catch(() => {});
    if (answer?.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [fresh] = all("[data-refresh]", page);
      if (!fresh) {
        // The finished page is another one: it begins at its top.
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

// Live.
const form = one("form[data-live]");
if (form) {
  const stage = one("#live");
  let turn = 0;
  let timer;
  const show = async () => {
    const mine = ++turn;
    const answer = await post(form.dataset.live, form).catch(() => {});
    if (mine !== turn) return;
    if (answer?.status === 429) timer = setTimeout(show, 1000);
    else if (answer?.ok) stage.innerHTML = await answer.text();
  };
  form.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    if (!stage.contains(target)) timer = setTimeout(show, 500);
  });
}

// The zone is asked for when it is needed: the browser takes longer to say it than to paint the page.
on("submit", ({ target }) => {
  for (const field of all("[data-own-zone]", target))
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
});

on("keydown", ({ key, target }) => {
  if (key !== "Escape") return;
  if (target.matches("[data-key]")) target.blur();
  const menu = one(".places[open]");
  if (!menu) return;
  menu.open = false;
  menu.firstChild.focus();
});

// Single keys, unless their reader has turned them off. They rest while a field is filled in.
const { keys } = html.dataset;
on("keydown", (event) => {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (keys || ctrlKey || metaKey || altKey || target.closest("input, textarea, select")) return;
  const keyed = one(`[data-key="${CSS.escape(event.key)}"]`);
  if (keyed) {
    event.preventDefault();
    // What it opens gives the focus back.
    keyed.focus();
    if (!keyed.matches("input, textarea")) keyed.click();
    return;
  }
  const step = { j: 1, k: -1 }[event.key];
  const items = all("[data-item]");
  if (!step || items.length === 0) return;
  const at = items.indexOf(document.activeElement);
  (items[at < 0 ? 0 : at + step] ?? items[at]).focus();
});

on("input", ({ target }) => {
  const pair = target.closest(".color");
  if (!pair) return;
  const [picker, text] = all("input", pair);
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
