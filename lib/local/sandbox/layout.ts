import { own } from "../../text/own.ts";

/** Styles that all pages of the sandbox share: colours for light and dark, forms, focus. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #10231b; --soft: #4a5a52; --ground: #faf6ec; --card: #fff; --line: #b9c2bc;
  --strong: #1f5c4a; --on-strong: #fff; --note: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef3ef; --soft: #b4c2ba; --ground: #101613; --card: #1a231e;
  --line: #47564d; --strong: #8fd0b6; --on-strong: #0e2019; --note: #3a3013; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 .5rem; font-size: 1.4rem; } h2 { margin: 1.5rem 0 .25rem; font-size: 1.05rem; }
p { margin: .5rem 0; } .acts + .soft { margin-top: 1rem; } .soft { color: var(--soft); } .price { font-size: 2rem; font-weight: 700; }
.note { margin: 0 0 1.25rem; padding: .6rem .8rem; background: var(--note); border-radius: .5rem; }
.acts { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: .8rem; } form { margin: 0; }
button, select, input { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--soft); border-radius: .5rem; }
button { cursor: pointer; } button.first { background: var(--strong); color: var(--on-strong); border-color: var(--strong); font-weight: 600; }
label { display: block; margin-top: .8rem; } input, select { width: 100%; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; } a { color: inherit; }`;

/** Where the front of all sandboxes leads on to the service's own pages. */
export const DASHBOARD = "/app";

/** The ways out of a sandbox, for the note at its top. */
export const WAYS_OUT = `<a href="${DASHBOARD}">Back to the dashboard</a> · <a href="/">All sandboxes</a>`;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => own(ESCAPES, sign) ?? sign);

/** A whole page of the sandbox, without scripts or external resources, and labelled as a sandbox. */
export const layout = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · payment sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note"><strong>This is a sandbox.</strong> It stands in for the payment service on this machine. No card is asked for and no money moves.<br>${WAYS_OUT}</p>
${content}
</main>
</body>
</html>`;

/** A button that posts to an address; `first` marks the main button. */
export const button = (to: string, label: string, first = false) =>
  `<form method="post" action="${escaped(to)}"><button${first ? ' class="first"' : ""}>${escaped(label)}</button></form>`;

export const price = (amount: number, currency: string) =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
