/** On top of what all pages of the sandbox share. */
export const STYLE = `
main { max-width: 52rem; } h1 { overflow-wrap: anywhere; }
code { padding: .1rem .35rem; background: var(--ground); border-radius: .35rem; overflow-wrap: anywhere; }
fieldset { margin: 1rem 0 0; padding: 0; border: 0; } legend { padding: 0; } button[aria-pressed=true] { background: var(--strong); color: var(--on-strong); border-color: var(--strong); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; } .row label { flex: 1 1 18rem; }
ul.inboxes { list-style: none; margin: 1rem 0; padding: 0; } ul.inboxes a { display: flex; justify-content: space-between; gap: 1rem; padding: .7rem 0; border-bottom: 1px solid var(--line); }
#calls { margin-top: 1.5rem; } .call { border: 1px solid var(--line); border-radius: .5rem; margin-top: .6rem; }
.call summary { display: flex; flex-wrap: wrap; gap: .25rem .9rem; align-items: baseline; padding: .6rem .8rem; cursor: pointer; list-style-position: inside; } .call summary strong { flex: 1 1 10rem; }
.letter { padding: 1rem 1.1rem; overflow-wrap: anywhere; } .letter h2 { margin: 0; } .letter header { margin-bottom: .75rem; }
.call .inside { padding: 0 .8rem .8rem; } .call time { font-variant-numeric: tabular-nums; }
pre { margin: .5rem 0 0; padding: .8rem; overflow-x: auto; max-height: 26rem; background: var(--ground); border-radius: .5rem; font-size: .85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: .5rem 0 0; font-size: .85rem; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.verified { color: var(--good); } .wrong, .late { color: var(--bad); font-weight: 600; }
:root { --good: #17643b; --bad: #a3201b; } @media (prefers-color-scheme: dark) { :root { --good: #83d6a3; --bad: #ff9c96; } }
[role=status]:empty { display: none; } .empty { padding: 1.5rem; text-align: center; color: var(--soft); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }`;

/** Polls for new calls once a second and inserts them at the top; open calls stay open. */
export const SCRIPT = `"use strict";
const calls = document.getElementById("calls");
const status = document.querySelector("[role=status]");
const local = () => { for (const time of document.querySelectorAll("time")) time.textContent = new Date(time.dateTime).toLocaleTimeString(); };
async function look() {
  const answer = await fetch(calls.dataset.news + "?after=" + calls.dataset.last);
  const { html, added, last } = await answer.json();
  status.textContent = added === 0 ? "" : added === 1 ? "1 new call" : added + " new calls";
  if (added === 0) return;
  calls.querySelector(".empty")?.remove();
  calls.insertAdjacentHTML("afterbegin", html);
  calls.dataset.last = last;
  local();
}
async function watch() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (!document.hidden) await look().catch(() => { status.textContent = "The sandbox does not answer. Is npm start still running?"; });
  }
}
local();
if (calls) watch();
`;
