/** Each network's cards have its familiar layout; colours and shapes are our own. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #14181d; --soft: #5b6570; --ground: #fff; --card: #fff; --line: #e3e7eb; --mark: #1463c4;
  --bar: #ffffffe8; --focus: #1463c4; --hush: #f1f3f5; --done: #d1285a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf1; --soft: #9aa5b0; --ground: #0d1014; --card: #0d1014; --line: #2a3139;
  --mark: #6cb0ff; --bar: #0d1014e8; --focus: #8cc2ff; --hush: #1a2027; --done: #ff6d98; } }
* { box-sizing: border-box; } body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
p, h1, h2 { margin: 0; } a { color: inherit; } form { margin: 0; } .soft, .handle, time { color: var(--soft); } .mark { color: var(--mark); text-decoration: none; }
a.mark:hover { text-decoration: underline; } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
.bar { position: sticky; top: 0; z-index: 2; background: var(--bar); backdrop-filter: blur(10px); border-bottom: 1px solid var(--line); }
.bar nav { display: flex; gap: 2px; max-width: 760px; margin: 0 auto; padding: 8px 12px; overflow-x: auto; align-items: center; }
.bar a { padding: 8px 12px; border-radius: 99px; text-decoration: none; color: var(--soft); white-space: nowrap; }
.bar a:hover { background: var(--hush); } .bar a[aria-current] { background: var(--ink); color: var(--ground); font-weight: 600; }
.bar .home[aria-current] { background: none; color: var(--ink); } .frame { position: relative; } .count { display: none; }
.instagram .count, .tiktok .count { display: block; position: absolute; right: 12px; top: 12px; z-index: 1; padding: 3px 10px; border-radius: 99px; background: #000a; color: #fff; font-size: 12px; }
.bar .home { font-weight: 700; color: var(--ink); margin-right: auto; padding-left: 0; }
main { max-width: 600px; margin: 0 auto; padding-bottom: 64px; } .note { padding: 10px 16px; font-size: 13px; color: var(--soft); text-align: center; }
[role=status] { position: fixed; left: 50%; bottom: 18px; translate: -50% 0; background: var(--ink); color: var(--ground); border-radius: 99px; padding: 8px 18px; font-weight: 600; z-index: 3; }
[role=status]:empty { display: none; } .empty { padding: 56px 24px; text-align: center; color: var(--soft); } .empty strong { display: block; color: var(--ink); font-size: 19px; margin-bottom: 6px; }
code { background: var(--hush); padding: 2px 6px; border-radius: 5px; font-size: 13px; overflow-wrap: anywhere; }
.avatar { display: inline-grid; place-items: center; flex: none; width: 42px; height: 42px; border-radius: 50%; color: #fff; font-weight: 700; font-size: 18px; background: hsl(var(--hue) 45% 38%); }
.words { white-space: pre-wrap; overflow-wrap: anywhere; } .acts { display: flex; }
.act { display: inline-flex; align-items: center; gap: 6px; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 99px; background: none; color: var(--soft); font: inherit; font-size: 13px; }
button.act { cursor: pointer; } button.act:hover { background: var(--hush); color: var(--ink); } .act.done { color: var(--done); } .act.done svg { fill: currentColor; fill-opacity: .25; }
.media img, .media video { display: block; width: 100%; height: 100%; object-fit: cover; background: var(--hush); } .media a { display: block; min-width: 0; min-height: 0; }
.media[data-count="1"] img { height: auto; max-height: 680px; } .media.video video { height: auto; max-height: 640px; object-fit: contain; background: #000; }

.x .card { display: flex; gap: 12px; padding: 14px 16px; border-bottom: 1px solid var(--line); } .x main { border-inline: 1px solid var(--line); min-height: 100vh; }
.x .beside { flex: 1; min-width: 0; } .x .media { display: grid; gap: 2px; margin-top: 10px; border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.x .media:not([data-count="1"]) { grid-template-columns: 1fr 1fr; aspect-ratio: 16 / 9; } .x .media[data-count="4"] { grid-template-rows: 1fr 1fr; }
.x .media[data-count="3"] a:first-child { grid-row: span 2; } .x .acts { justify-content: space-between; max-width: 430px; margin: 8px 0 -6px -8px; }

.linkedin { --ground: #f3f1ec; --bar: #fffffff0; --line: #dcd9d1; --mark: #17589c; } .linkedin main { padding-inline: 8px; }
.linkedin .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin-top: 10px; overflow: hidden; }
.linkedin header { display: flex; gap: 10px; padding: 12px 16px 0; line-height: 1.3; } .linkedin .avatar { width: 48px; height: 48px; } .linkedin .card .soft { font-size: 12.5px; }
.linkedin .words { padding: 10px 16px; font-size: 14.5px; } .linkedin .mark { font-weight: 600; } .linkedin .media { display: grid; gap: 3px; grid-template-columns: 1fr; }
.linkedin .media:not([data-count="1"]) { grid-template-columns: repeat(6, 1fr); } .linkedin .media:not([data-count="1"]) a { grid-column: span 2; aspect-ratio: 1; }
.linkedin .media:not([data-count="1"]) a:first-child { grid-column: span 6; aspect-ratio: 16 / 9; } .linkedin .media[data-count="3"] a:not(:first-child), .linkedin .media[data-count="5"] a:nth-child(-n+3):not(:first-child) { grid-column: span 3; }
.linkedin .media[data-count="2"] a { grid-column: span 3 !important; aspect-ratio: 1 !important; } .linkedin .tally { padding: 8px 16px; border-bottom: 1px solid var(--line); margin-inline: 0; }
.linkedin .acts { justify-content: space-around; padding: 2px 8px; } .linkedin .act { border-radius: 6px; font-size: 14px; font-weight: 600; min-height: 44px; padding: 4px 16px; }

.instagram main { max-width: 470px; } .instagram .card { border-bottom: 1px solid var(--line); padding-bottom: 14px; } .instagram .handle { color: var(--ink); font-weight: 600; }
.instagram header { display: flex; align-items: center; gap: 10px; padding: 12px; } .instagram .avatar { width: 34px; height: 34px; font-size: 15px; box-shadow: 0 0 0 2px var(--ground), 0 0 0 3.5px var(--line); }
.instagram .media { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; border-block: 1px solid var(--line); } .instagram .media > * { flex: 0 0 100%; scroll-snap-align: center; }
.instagram .media:not([data-count="1"]) a { aspect-ratio: var(--ratio); } .instagram .acts { padding: 6px 4px 2px; } .instagram .act svg { width: 25px; height: 25px; } .instagram .caption { padding: 0 12px; font-size: 14px; } .instagram .caption .soft { font-size: 12px; margin-top: 6px; }

.youtube main { max-width: 760px; padding: 14px; } .youtube .card { padding-bottom: 26px; } .youtube .media { border-radius: 14px; overflow: hidden; background: #000; }
.youtube .media video { width: 100%; aspect-ratio: 16 / 9; max-height: none; } .youtube .media.tall { width: min(100%, 320px); margin-inline: auto; } .youtube .media.tall video { aspect-ratio: 9 / 16; }
.youtube h2 { font-size: 19px; line-height: 1.3; margin: 12px 0 8px; overflow-wrap: anywhere; } .youtube header { display: flex; align-items: center; gap: 12px; line-height: 1.25; flex-wrap: wrap; } .youtube header .soft { font-size: 12.5px; }
.youtube .acts { margin-left: auto; gap: 8px; } .youtube .act { background: var(--hush); color: var(--ink); padding-inline: 16px; font-weight: 600; } .youtube .box { background: var(--hush); border-radius: 12px; padding: 12px; margin-top: 12px; font-size: 14px; }

.tiktok { --ground: #101012; --ink: #f4f4f5; --soft: #b7b7bd; --line: #2b2b30; --mark: #fff; --bar: #101012e8; --hush: #232327; --focus: #9fd0ff; --done: #ff6d98; color-scheme: dark; }
.tiktok main { max-width: 470px; padding-inline: 8px; } .tiktok .card { position: relative; margin: 16px auto 24px; width: min(100%, 405px); aspect-ratio: 9 / 16; background: #000; border-radius: 14px; overflow: hidden; }
.tiktok .frame { position: static; } .tiktok .media { position: absolute; inset: 0; display: flex; overflow-x: auto; scroll-snap-type: x mandatory; } .tiktok .media > * { flex: 0 0 100%; scroll-snap-align: center; height: 100%; }
.tiktok .media img, .tiktok .media video { width: 100%; height: 100% !important; max-height: none !important; object-fit: contain; background: #000; } .tiktok .mark { font-weight: 700; }
.tiktok .over { position: absolute; inset: auto 0 48px; padding: 56px 68px 20px 14px; background: linear-gradient(transparent, #000b 45%, #000b 75%, transparent); font-size: 14px; pointer-events: none; } .tiktok .over a { pointer-events: auto; } .tiktok .over .handle { color: #fff; font-weight: 700; }
.tiktok .over .title { font-weight: 700; } .tiktok .over .words { display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden; }
.tiktok aside { position: absolute; right: 8px; bottom: 76px; display: grid; justify-items: center; gap: 14px; } .tiktok aside .avatar { border: 2px solid #fff; } .tiktok .acts { flex-direction: column; gap: 10px; }
.tiktok .act { flex-direction: column; gap: 2px; color: #fff; padding: 4px; min-width: 44px; justify-content: center; } .tiktok .act svg { width: 30px; height: 30px; filter: drop-shadow(0 1px 3px #000a); } .tiktok .act.done { color: var(--done); }

.index main { max-width: 760px; padding: 28px 16px 64px; } .index h1 { font-size: 26px; letter-spacing: -.01em; } .index .lead { color: var(--soft); margin: 6px 0 22px; max-width: 60ch; }
.tiles { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); padding: 0; margin: 0; list-style: none; }
.tile { display: flex; flex-direction: column; gap: 6px; height: 100%; padding: 16px; border: 1px solid var(--line); border-radius: 14px; text-decoration: none; } .tile:hover { background: var(--hush); }
.tile strong { font-size: 17px; } .tile .last { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow-wrap: anywhere; font-size: 14px; } .tile img, .tile video { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 8px; background: var(--hush); }
@media (prefers-color-scheme: dark) { .linkedin { --ground: #0b0d0f; --card: #171b20; --line: #2c333b; --mark: #79b8f5; --bar: #171b20f0; } }
@media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
`;
