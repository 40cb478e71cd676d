export const STYLE = `
:root { color-scheme: light dark; --ink: #17222b; --soft: #51626f; --ground: #dfe7ea; --card: #fff; --mine: #d9f2dd;
  --line: #b3c0c8; --strong: #1c5d7d; --on-strong: #fff; --note: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #eaf0f4; --soft: #a9b8c2; --ground: #0e1519; --card: #1b262d;
  --mine: #1d3a2a; --line: #3c4b55; --strong: #8cc8e6; --on-strong: #0c1c25; --note: #3a3013; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .75rem; padding: .6rem 1rem;
  background: var(--card); border-bottom: 1px solid var(--line); }
header div { flex: 1; min-width: 0; } h1 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; } header p { margin: 0; color: var(--soft); font-size: .875rem; }
.face { flex: none; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--strong); color: var(--on-strong);
  display: grid; place-items: center; font-weight: 700; }
.note { margin: 1rem 1rem 0; padding: .6rem .8rem; background: var(--note); border-radius: .5rem; }
main { flex: 1; } ol { list-style: none; margin: 0; padding: 1rem; display: flex; flex-direction: column; gap: .6rem; }
li { max-width: min(30rem, 90%); padding: .35rem; border-radius: .9rem; background: var(--card); align-self: flex-start; }
li.you { background: var(--mine); align-self: flex-end; } li.empty { background: none; align-self: center; color: var(--soft); text-align: center; }
li p { margin: .25rem .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
time { display: block; margin: 0 .5rem; color: var(--soft); font-size: .75rem; text-align: right; }
.media { display: grid; gap: .2rem; border-radius: .7rem; overflow: hidden; } .n2, .n3, .n4 { grid-template-columns: 1fr 1fr; }
.n3 > :first-child { grid-column: 1 / -1; } .media a { display: block; } img, video { display: block; width: 100%; height: auto; }
.media a { align-self: center; }
.who { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
footer { position: sticky; bottom: 0; padding: .75rem 1rem; background: var(--card); border-top: 1px solid var(--line); }
form { margin: 0; } footer form { display: flex; flex-wrap: wrap; align-items: end; gap: .6rem; } footer label { flex: 1 1 16rem; }
.soft { margin: 0; color: var(--soft); }
button, input { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--soft); border-radius: .5rem; } input { display: block; width: 100%; }
button { cursor: pointer; } button.first { background: var(--strong); color: var(--on-strong); border-color: var(--strong); font-weight: 600; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; } a { color: inherit; }
@media (max-width: 30rem) { footer .first { flex: 1; } }`;

/** Polls for new messages once a second, and changes the page only when there are some. */
export const SCRIPT = `
const log = document.getElementById("log");
let seen = null;
const atEnd = () => innerHeight + scrollY > document.body.scrollHeight - 80;
const toEnd = () => scrollTo(0, document.body.scrollHeight);
addEventListener("load", toEnd);
setInterval(async () => {
  if (document.hidden) return;
  try {
    const html = await (await fetch("/telegram/log")).text();
    if (seen !== null && html !== seen) {
      const follow = atEnd();
      log.innerHTML = html;
      if (follow) { toEnd(); for (const img of log.querySelectorAll("img")) img.addEventListener("load", toEnd, { once: true }); }
    }
    seen = html;
  } catch {}
}, 1000);`;
