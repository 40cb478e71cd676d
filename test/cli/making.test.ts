import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandNamed } from "../../lib/cli/commands.ts";
import { GenerateInput } from "../../lib/runs/input.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { KEY, startService } from "./fake-service.ts";
import { cli } from "./fake-terminal.ts";
import { piped, typist } from "./with-service.ts";

const BRIEF = ["--brief", "Harbor Notes now works offline on every ferry of the harbour."];

/** Drives the queue while a command waits. */
async function working<T>(w: { drain(): Promise<unknown> }, work: Promise<T>): Promise<T> {
  const driving = setInterval(() => void w.drain(), 20);
  return work.finally(() => clearInterval(driving));
}

test("generate has an option for every field of the API's body", () => {
  const fields = Object.keys(GenerateInput.shape).map((field) => field.replaceAll("_", "-"));

  expect(commandNamed("generate")?.options).toEqual(expect.arrayContaining(fields));
});

test("every option of generate arrives as the field of its name", async () => {
  const service = await startService();
  const options = {
    "webhook-url": "https://example.com/hook",
    "file-type": "webp",
    theme: "dark",
    imagery: "pattern",
    template: "stat",
    variants: "3",
    "screen-ids": "a,b",
    "photo-ids": "c",
  };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const words = ["--copy", "headline=Half the time", "--copy", "points=One", "--copy", "points=Two"];
  await cli(["generate", "--key", KEY, "--url", service.url, ...BRIEF, ...given, ...words, "--sound=calm"]);

  expect(service.requests[0]?.body).toMatchObject({
    webhook_url: "https://example.com/hook",
    file_type: "webp",
    theme: "dark",
    imagery: "pattern",
    template: "stat",
    variants: 3,
    screen_ids: ["a", "b"],
    photo_ids: ["c"],
    copy: { headline: "Half the time", points: ["One", "Two"] },
    sound: "calm",
  });
});

test("variants are all waited for, saved and printed", async () => {
  const w = await world();
  const folder = emptyFolder();
  const asked = piped(w)("generate", ...BRIEF, "--variants", "2", "--out", `${folder}/`);
  const { code, json } = await working(w, asked);

  expect(code).toBe(0);
  expect(json.map(({ status }: { status: string }) => status)).toEqual(["succeeded", "succeeded"]);
  expect(new Set(json.map(({ id }: { id: string }) => id)).size).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("render and run save their files with --out", async () => {
  const w = await world();
  const folder = emptyFolder();
  const data = JSON.stringify({ value: "12x", label: "faster invoices", headline: "Half the time" });
  const drawn = await working(w, piped(w)("render", "stat", "--data", data, "--out", join(folder, "a.png")));
  const id = drawn.json.items[0].run_id;

  expect(drawn.err).toContain(`Saved ${join(folder, "a.png")}`);
  expect((await piped(w)("run", id, "--out", join(folder, "b.png"))).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["a.png", "b.png"]);
  expect(await piped(w)("render", "stat", "--data", data, "--no-wait", "--out", folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining("--no-wait and --out exclude each other."),
  });
});

test("the end of a command names the next one", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const types = typist(w);
  const [approved, waits] = [
    await finishedRun(w, { order: { channel: "twitter" } }),
    await finishedRun(w, { patch: { verdict: "needs_review" } }),
  ];

  expect((await types("run", approved)).out).toContain(`Next: npx brandrun post ${approved} --platform x\n`);
  const { out: doubted } = await types("run", waits);
  expect(doubted).toContain(`Next: npx brandrun open ${waits}\n`);
  expect(doubted).toContain(`With a key that reviews: npx brandrun review ${waits} approved\n`);
  const at = ["--scheduled-at", "2026-06-16T12:00:00Z"];
  const { out } = await types("schedule", approved, "--platform", "x", ...at);
  expect(out).toMatch(
    /Next: npx brandrun posts show ([0-9a-f-]{36})\n {2}To cancel it: npx brandrun posts cancel \1\n$/,
  );
});

test("a run that was posted says where, and what is next is its post", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const types = typist(w);
  const run = await finishedRun(w, { order: { channel: "twitter" } });
  const post = (await piped(w)("post", run, "--platform", "x")).json;
  const { out } = await types("run", run);

  expect(out).toContain(`Posted on x: ${post.url}\n`);
  expect(out).toContain(`Next: npx brandrun posts show ${post.id}\n`);
});

test("posts are listed, shown and canceled", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const run = await finishedRun(w);
  const asks = piped(w);
  const at = ["--scheduled-at", "2026-06-16T12:00:00Z"];
  const { id } = (await asks("schedule", run, "--platform", "x", ...at)).json;

  expect((await asks("posts", "--run", run)).json).toMatchObject([{ id, status: "scheduled" }]);
  expect((await asks("posts", "--status", "posted")).json).toEqual([]);
  expect((await typist(w)("posts")).out).toMatch(new RegExp(`${id} +x +scheduled +2026-06-16 12:00 UTC`));
  expect((await asks("posts", "show", id)).json).toMatchObject({ run_id: run, platform: "x" });
  expect((await typist(w)("posts", "cancel", id)).out).toBe(`Post ${id} is canceled now.\n`);
});
