import { HOSTS } from "../../outbound.ts";
import { escaped, STYLE as SHARED, WAYS_OUT } from "../layout.ts";
import { type Arrival, type Inbox, type InboxStore, MANNERS, type Manner } from "./inbox-store.ts";
import { letterHtml, letterIn } from "./letters.ts";
import { checkSignature, type SignatureCheck } from "./signature-check.ts";
import { STYLE } from "./style.ts";

export const HTML = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Where the pages stand. The service calls `/{name}` at the inboxes' own host instead. */
export const HOME = "/inboxes";

const addressOf = (name: string) => `https://${HOSTS.inboxes}/${name}`;

const LABELS: Record<Manner, string> = {
  200: "200, taken",
  500: "500, failing",
  410: "410, gone",
  slow: "200 after 20 s",
  302: "302, elsewhere",
};
const VERDICTS: Record<SignatureCheck, string> = {
  verified: "signature verified",
  wrong: "signature wrong",
  late: "signed too long ago",
  unsigned: "not signed",
  unknown: "signed; give the secret above to verify it",
};

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · webhook sandbox</title>
<style>${SHARED}${STYLE}</style>
</head>
<body>
<main>
<p class="note"><strong>This is a sandbox.</strong> It stands in for your own systems: the service on this machine calls it, and nothing leaves.<br>${WAYS_OUT}</p>
${content}
</main>
<script src="${HOME}/-/live.js"></script>
</body>
</html>`;

/** Every inbox, and a way to open another. */
export function indexPage(store: InboxStore, problem = ""): string {
  const rows = store.names().map((name) => {
    const count = store.find(name)?.arrivals.length ?? 0;
    return `<li><a href="${HOME}/${name}"><span>${name}</span><span class="soft">${count === 1 ? "1 call" : `${count} calls`}</span></a></li>`;
  });
  return page(
    "Webhook inboxes",
    `<h1>Webhook inboxes</h1>
<p>Every name is an address: give <code>${addressOf("any-name")}</code> as a webhook, and what arrives is shown here.</p>
${problem ? `<p class="note" role="alert">${escaped(problem)}</p>` : ""}
<ul class="inboxes">${rows.join("\n")}</ul>
<form method="post" action="${HOME}" class="row"><label>Name of an inbox <input name="name" required maxlength="40" autocomplete="off" spellcheck="false"></label><button class="first">Open</button></form>`,
  );
}

/** Where mails to people arrive. */
const MAILBOX = "mail";

/** One inbox: its calls, newest first, under what it is set to. The mailbox is read like mail. */
export function inboxPage(name: string, inbox: Inbox): string {
  const isMailbox = name === MAILBOX;
  const nothing = isMailbox
    ? "No mail yet. Invites, new passwords and addresses to confirm arrive here."
    : "Nothing has arrived yet. Calls appear here the moment they come.";
  const calls = `<p role="status" class="soft"></p>
<div id="calls" data-news="${HOME}/${name}/new" data-last="${inbox.next - 1}">
${callsHtml(inbox, 0) || `<p class="empty">${nothing}</p>`}
</div>`;
  return isMailbox ? mailboxPage(calls) : page(name, `${settingsOf(name, inbox)}\n${calls}`);
}

const mailboxPage = (letters: string): string =>
  page(
    "Mailbox",
    `<h1>Mailbox</h1>
<p class="soft">Mails to everybody who uses the service on this machine, the newest first. Their links work.</p>
${letters}
<form method="post" action="${HOME}/${MAILBOX}/clear" class="acts"><button>Empty the mailbox</button></form>`,
  );

/** The response of an inbox, and its secret. */
const settingsOf = (name: string, inbox: Inbox): string =>
  `<p><a href="${HOME}">All inboxes</a></p>
<h1>${name}</h1>
<p>Its address is <code>${addressOf(name)}</code></p>
<form method="post" action="${HOME}/${name}/answer"><fieldset><legend>It answers</legend><div class="acts">${MANNERS.map(
    (manner) =>
      `<button name="answer" value="${manner}" aria-pressed="${manner === inbox.manner}">${LABELS[manner]}</button>`,
  ).join("")}</div></fieldset></form>
<form method="post" action="${HOME}/${name}/secret" class="row"><label>Secrets to verify with, as <code>whsec_…</code>
<input name="secret" value="${escaped(inbox.secrets.join(" "))}" autocomplete="off" spellcheck="false"></label><button>Keep</button></form>
<p class="soft">The call that creates a webhook answers its secret once. For the <code>webhook_url</code> of a run, <code>npx brandrun webhooks secret</code> shows it.</p>
<form method="post" action="${HOME}/${name}/clear" class="acts"><button>Forget all calls</button></form>`;

export const noPage = () =>
  page("No such page", `<h1>There is no such page</h1><p><a href="${HOME}">All inboxes</a></p>`);

/** Calls behind a number, newest first. */
export const callsHtml = ({ arrivals, secrets }: Inbox, after: number): string =>
  arrivals
    .filter(({ number }) => number > after)
    .reverse()
    .map((arrival) => {
      const letter = letterIn(parsed(arrival.body));
      return letter ? letterHtml(letter, arrival.at) : callHtml(arrival, checkSignature(arrival, secrets));
    })
    .join("\n");

function callHtml(arrival: Arrival, verdict: SignatureCheck): string {
  const { at, attempt, headers, body, answered } = arrival;
  const rows = Object.entries(headers).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  );
  const times = attempt === 1 ? "first attempt" : `attempt ${attempt}`;
  return `<details class="call"><summary><strong>${escaped(kindOf(body))}</strong><time datetime="${at}">${at.slice(11, 19)}</time>
<span>${times}</span><span class="${verdict}">${VERDICTS[verdict]}</span><span class="soft">answered ${LABELS[answered]}</span></summary>
<div class="inside"><dl>${rows.join("")}</dl>
<pre tabindex="0">${escaped(pretty(body))}</pre></div></details>`;
}

/** The kind of event in a body. */
export function kindOf(body: string): string {
  const json = parsed(body);
  const type = typeof json === "object" && json !== null && "type" in json ? json.type : undefined;
  return typeof type === "string" ? type : "(no type)";
}

function pretty(body: string): string {
  const json = parsed(body);
  return json === undefined ? body : JSON.stringify(json, null, 2);
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
