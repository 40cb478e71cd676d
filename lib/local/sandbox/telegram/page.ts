import { escaped, WAYS_OUT } from "../layout.ts";
import type { ChatEntry, ChatStore } from "./chat-store.ts";
import { SCRIPT, STYLE } from "./page-style.ts";

type ChatPageContent = ChatStore["content"];
export type View = { bot: string; code: string; problem: string | null; nonce: string };

const time = (at: number) => new Date(at * 1000).toISOString().slice(11, 16);

/** The messages of the chat, oldest first. */
export const logHtml = ({ log }: Pick<ChatPageContent, "log">): string =>
  log.length === 0
    ? '<li class="empty">Nothing here yet. Press Start, then send a card through the Studio API.</li>'
    : log.map(entryHtml).join("\n");

function entryHtml({ from, at, text, files }: ChatEntry): string {
  const shown = files.map((file, i) => {
    const source = `/telegram/files/${file.id}`;
    const label = files.length > 1 ? `Picture ${i + 1} of ${files.length}` : "Picture";
    return file.kind === "video"
      ? `<video src="${source}" controls playsinline preload="metadata" aria-label="Film"></video>`
      : `<a href="${source}" aria-label="${label}, full size"><img src="${source}" alt="${label}"></a>`;
  });
  const media =
    shown.length > 0 ? `<div class="media n${Math.min(shown.length, 4)}">${shown.join("")}</div>` : "";
  const caption = text ? `<p dir="auto">${escaped(text)}</p>` : "";
  const who = from === "you" ? "You" : "Bot";
  return `<li class="${from}"><span class="who">${who}:</span>${media}${caption}<time>${time(at)}</time></li>`;
}

/** The whole page: a chat with the bot, as a person would see it. */
export function chatPage(content: ChatPageContent, { bot, code, problem, nonce }: View): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@${escaped(bot)} · chat sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<span class="face" aria-hidden="true">B</span>
<div><h1>@${escaped(bot)}</h1><p>${stateOf(content)}</p></div>
${content.started ? act(content.blocked ? "unblock" : "block", content.blocked ? "Unblock" : "Block") : ""}
</header>
<p class="note"><strong>This is a sandbox.</strong> It stands in for Telegram on this machine. Nothing is sent to anybody.<br>${WAYS_OUT}</p>
${problem ? `<p class="note" role="alert">${escaped(problem)}</p>` : ""}
<main><ol id="log" aria-live="polite" aria-label="Messages">
${logHtml(content)}
</ol></main>
<footer>${startForm(content, code)}</footer>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

function stateOf({ started, blocked }: ChatPageContent): string {
  if (blocked) return "You have blocked this bot";
  return started ? "bot" : "bot, not started";
}

const act = (name: string, label: string) =>
  `<form method="post" action="/telegram/${name}"><button>${label}</button></form>`;

/** Start plays a deep link: it sends the code that the link carries. */
function startForm({ blocked }: ChatPageContent, code: string): string {
  if (blocked) return '<p class="soft">Unblock the bot to write to it.</p>';
  const field = code
    ? `<input type="hidden" name="code" value="${escaped(code)}">`
    : `<label>Link or code from <code>npm run -s admin -- chat --workspace ID</code>
<input name="code" required autocomplete="off" spellcheck="false"></label>`;
  return `<form method="post" action="/telegram/start">${field}<button class="first">Start</button></form>`;
}
