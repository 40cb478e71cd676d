const html = document.documentElement;
html.classList.add("js");
const on = addEventListener;
const one = (what) => document.querySelector(what);
const all = (what, root = document) => [...root.querySelectorAll(what)];
const post = (to, form) => fetch(to, { method: "POST", body: new URLSearchParams(new FormData(form)) });

on("change", ({ target }) => target.matches("[data-submit]") && target.form.requestSubmit());

const rest = (form, how) => all("button", form).forEach((button) => (button.ariaDisabled = how));
const askDevice = async (form) => {
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
	for (const field of all("[data-own-zone]", form)) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
	if (form.dataset.passkey) event.preventDefault(askDevice(form));
	form.dataset.sent = 1;
	rest(form, true);
});
on("pageshow", () => {
	for (const form of all("[data-sent]")) {
		delete form.dataset.sent;
		rest(form, null);
	}
});

on("click", async ({ target, offsetX: x, offsetY: y }) => {
	if (target.matches("[data-focus] img")) aim(target, { x: x / target.width, y: y / target.height });
	const button = target.closest("[data-copy]");
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
		const answer = document.hidden || (await fetch(location).catch(() => 0));
		if (answer.ok) {
			const page = new DOMParser().parseFromString(await answer.text(), "text/html");
			const [fresh] = all("[data-refresh]", page);
			if (!fresh) {
				history.scrollRestoration = "manual";
				return location.reload();
			}
			const [news, olds] = [fresh, live].map(({ childNodes }) => [...childNodes]);
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
	let timer, turn = 0;
	const show = async () => {
		const mine = ++turn;
		const colors = all(".color [name]").map(({ name, value }) => `&${name}=${encodeURIComponent(value)}`);
		for (const image of all(".sample")) image.src = image.src.replace(/&color.*|$/, colors.join(""));
		const answer = await post(form.dataset.live, form).catch(() => 0);
		if (mine !== turn) return;
		stage.ariaBusy = null;
		if (answer.status === 429) timer = setTimeout(show, 999);
		if (!answer.ok) return;
		const news = await answer.text();
		const { id } = document.activeElement;
		stage.innerHTML = news;
		one(`[id="${id}"]`)?.focus();
	};
	form.oninput = form.onchange = ({ target, type }) => {
		if (stage.contains(target) !== (type === "change")) return;
		clearTimeout(timer);
		stage.ariaBusy = "true";
		timer = setTimeout(show, 500);
	};
}

// Keys rest while words are typed.
let typed = -999;
on("keydown", (event) => {
	const { key, ctrlKey, metaKey, altKey, shiftKey, target, timeStamp } = event;
	if (key === "Escape") {
		if (target.dataset.key) target.blur();
		const menu = one(".places[open] > summary");
		menu?.click(menu.focus());
	}
	const hours = { ArrowLeft: -24, ArrowRight: 24, ArrowUp: -1, ArrowDown: 1 }[key];
	const { at } = target.dataset;
	if (shiftKey && hours && at) move(target.dataset, new Date(Date.parse(`${at}Z`) + hours * 36e5).toISOString().slice(0, 16));
	if (key[1] || html.dataset.keys || ctrlKey || metaKey || altKey || target.closest("input, select, :read-write, dialog[open]")) return;
	const keyed = one(`[data-key="${CSS.escape(key)}"]`);
	const step = { j: 1, k: -1 }[key];
	const items = all("[data-item]");
	const turn = items.indexOf(target);
	const next = step && (items[turn + step] ?? items[Math.max(turn, 0)]);
	// A key without a use begins a word.
	if (timeStamp - typed < 700 || !(keyed ?? next)) return (typed = timeStamp);
	event.preventDefault();
	if (!keyed) return next.focus();
	keyed.closest("details")?.setAttribute("open", "");
	key === "?" || keyed.focus();
	key === "e" || keyed.click();
});

on("input", ({ target }) => {
	const pair = target.closest(".color");
	if (!pair) return;
	const [picker, text] = all("input", pair);
	if (target === picker) text.value = picker.value.toUpperCase();
	else if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
});

const aim = (image, point) => {
	const circle = image.nextElementSibling.firstChild;
	circle.classList.remove("none");
	for (const way in point) {
		const percent = Math.round(100 * point[way]);
		image.closest("form")[way].value = percent;
		circle.setAttribute(`c${way}`, `${percent}%`);
	}
};

const move = ({ drop, at }, to) => {
	const form = one("[data-move]");
	if (!form) return;
	form.action = `/app/calendar/${drop}/move`;
	form.at.value = to + at.slice(to.length);
	form.requestSubmit();
};
let dragged;
on("dragstart", ({ target }) => (dragged = target.dataset?.drop && target.dataset));
// A file that misses its field is meant for it.
const file = one("[data-dropped]");
const placeOf = ({ target, dataTransfer }) =>
	dataTransfer.types.includes("Files") ? file : dragged && target.closest?.("[data-slot]");
on("dragover", (event) => placeOf(event) && event.preventDefault());
on("drop", (event) => {
	const place = placeOf(event);
	if (!place) return;
	event.preventDefault();
	place === file ? (file.files = event.dataTransfer.files) : move(dragged, place.dataset.slot);
});
