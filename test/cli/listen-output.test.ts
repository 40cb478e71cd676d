import { expect, test } from "vitest";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import { KEY, startEventLog } from "../fakes/event-log.ts";
import { BRIEF, world } from "../support/world.ts";
import { fakeTerminal } from "./fake-terminal.ts";

const listen = (url: string, ...more: string[]) => ["listen", "--key", KEY, "--url", url, ...more];
const FROM_THE_BEGINNING = ["--since", "0"];

test("each event is one line within the width of the terminal", async () => {
  const log = await startEventLog();
  const run = { asset_type: "og_image", channel: "web", impact_score: 86, verdict: "needs_review" };
  log.happen("run.succeeded", run, false);
  log.happen("post.failed", { platform: "x", error: { message: "The account\u001B[2J is gone." } });
  log.happen("render.completed", { items: [{ status: "succeeded" }, { status: "failed" }] });
  log.happen("run.failed", { deleted: true });
  // The record is that of now: a run that started has no score at that time.
  log.happen("run.started", run);
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" }, columns: 90 });
  await types(listen(log.url, ...FROM_THE_BEGINNING, "--limit", "5"));

  const lines = shown.out
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\d\d:\d\d:\d\d {2}/, ""));
  expect(lines).toEqual([
    "run.succeeded         …000000000001  og image for web, 86, needs review (test)",
    "post.failed           …000000000002  x, The account[2J is gone.",
    "render.completed      …000000000003  1 of 2 succeeded",
    "run.failed            …000000000004  deleted since",
    "run.started           …000000000005  og image for web",
  ]);
  expect(shown.err).toContain("5 events.\n");
});

test("colours are for terminals, and wide ones show the whole id", async () => {
  const log = await startEventLog();
  const { id } = log.happen("run.failed", {});
  const [colourful, piped] = [fakeTerminal({ columns: 140 }), fakeTerminal({ piped: true })];
  for (const someone of [colourful, piped])
    await someone.types(listen(log.url, ...FROM_THE_BEGINNING, "--once"));

  expect(colourful.shown.out).toContain(`\u001B[31mrun.failed`);
  expect(colourful.shown.out).toContain(id);
  expect(piped.shown.out + piped.shown.err).not.toContain("\u001B");
  expect(JSON.parse(piped.shown.out)).toMatchObject({ id, type: "run.failed" });
});

test.each([
  [[], { after: "latest" }],
  [["--since", "10m"], { from: "2029-12-31T23:50:00.000Z" }],
  [["--since", "2029-05-01T09:00:00+02:00"], { from: "2029-05-01T07:00:00.000Z" }],
  [
    ["--since", "7", "--events", "run.*", "--events", "post.posted"],
    { after: "7", type: "run.*,post.posted" },
  ],
])("%j asks the log for just that", async (more, expected) => {
  const log = await startEventLog();
  log.next({ status: 401, body: { message: "enough" } });
  await fakeTerminal().types(listen(log.url, ...more));

  expect(Object.fromEntries(log.asked[0]!)).toEqual({ ...expected, wait: "0" });
});

test("a mistyped kind is refused by the service and explained here", async () => {
  const log = await startEventLog();
  const { shown, types } = fakeTerminal();

  expect(await types(listen(log.url, "--events", "run.melted,run.suceeded"))).toBe(3);
  // What is wrong comes before what may be meant, and nothing is listened to.
  expect(shown.err).toMatch(/: Use any of: run\.succeeded\.\n +Did you mean --events run\.succeeded\?\n/);
  expect(shown.err).toContain('--events "run.melted,run.suceeded": Use any of');
  expect(shown.err).not.toContain("Listening");
});

test.each([
  [["--forward-to", "localhost:3000"], "is no http address."],
  [["--forward-to", "http://me:secret@localhost"], "cannot carry a user name"],
  [["--forward-to", "http://localhost", "--secret", "whsec_short"], "--secret is not a webhook secret."],
  [["--secret", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], "--forward-to is missing."],
  [["--limit", "0"], "is not a whole number from 1 on."],
  [["--limit", "2", "--once"], "--once and --limit exclude each other."],
  [["--since", "next week"], "is no moment and no event."],
  [["--forward", "http://localhost"], "Did you mean --forward-to?"],
])("%j is exit 2 and explained", async (more, sentence) => {
  const { shown, types } = fakeTerminal({ fetch: () => Promise.reject(new Error("nothing may be sent")) });

  expect(await types(listen("http://localhost:1", ...more))).toBe(2);
  expect(shown.err).toContain(sentence);
});

test("the service's own log is understood", async () => {
  const w = await world();
  const { id } = await (await w.post("/generate", BRIEF)).json();
  await w.drain();
  await publishEvents(w.service, w.workspaceId);
  const { shown, types } = fakeTerminal({
    piped: true,
    today: () => w.service.now(),
    fetch: async (url, init) => w.app.request(String(url), init),
  });
  const more = ["--key", w.key, "--url", "http://brandrun.test", "--since", "1d"];

  expect(await types(["listen", ...more, "--events", "run.succeeded", "--once"])).toBe(0);
  expect(JSON.parse(shown.out)).toMatchObject({ type: "run.succeeded", data: { id } });
});
