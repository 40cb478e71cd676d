/** Script of the pages: relative times, button presses without a reload, and new posts as they arrive. */
export const SCRIPT = `"use strict";
const feed = document.querySelector("[data-feed]");
const status = document.querySelector("[role=status]");
const STEPS = [[60, 1, "s"], [3600, 60, "min"], [86400, 3600, "h"], [604800, 86400, "d"]];
function ago(iso) {
  const seconds = Math.max(0, (Date.now() - Date.parse(iso)) / 1000);
  if (seconds < 10) return "now";
  const step = STEPS.find(([below]) => seconds < below);
  if (step) return Math.floor(seconds / step[1]) + " " + step[2];
  return new Date(iso).toLocaleDateString(undefined, { day: "numeric", month: "short" });
}
function tellTimes() {
  for (const time of document.querySelectorAll("time")) time.textContent = ago(time.dateTime);
}
function count(id, figures) {
  for (const [kind, value] of Object.entries(figures))
    for (const shown of document.querySelectorAll('[data-post="' + id + '"] [data-figure="' + kind + '"]'))
      shown.textContent = value;
}
function tell(words) {
  status.textContent = words;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => { status.textContent = ""; }, 5000);
}
async function look() {
  const newest = feed.querySelector("[data-post]")?.dataset.post ?? "";
  const answer = await fetch(feed.dataset.feed + "?after=" + newest);
  const { html, added, figures } = await answer.json();
  if (added > 0) {
    feed.querySelector(".empty")?.remove();
    feed.insertAdjacentHTML("afterbegin", html);
    tell(added === 1 ? "1 new post" : added + " new posts");
  }
  for (const [id, counts] of Object.entries(figures)) count(id, counts);
  tellTimes();
}
document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch(event.target.action, { method: "POST", headers: { accept: "application/json" } });
  const { id, figures } = await answer.json();
  count(id, figures);
  event.target.querySelector("button").classList.add("done");
});
async function watch() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    if (document.hidden) continue;
    await look().catch(() => { tell("The sandbox does not answer. Is npm start still running?"); });
  }
}
tellTimes();
if (feed?.dataset.feed) watch();
`;
