import { expect, test } from "vitest";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { piped } from "./with-service.ts";

test("a run is named by the end or the beginning of its id, as files and lines show it", async () => {
  const w = await world();
  const [one, two] = [await finishedRun(w), await finishedRun(w)];
  const asks = piped(w);
  expect((await asks("run", one.slice(-8))).json).toMatchObject({ id: one });
  expect((await asks("run", `…${two.slice(-12)}`)).json).toMatchObject({ id: two });
  expect(await asks("run", "00000000")).toMatchObject({
    code: 3,
    err: expect.stringContaining("None of the 100 newest runs"),
  });
});

test("a post is named by a part of its id too", async () => {
  const w = await world();
  for (const platform of ["x", "linkedin"] as const) await insertAccount(w, platform);
  const asks = piped(w);
  const run = await finishedRun(w);
  const [one, two] = [
    (await asks("post", run, "--platform", "x")).json,
    (await asks("schedule", run, "--platform", "linkedin", "--scheduled-at", "2026-06-16T12:00:00Z")).json,
  ];
  expect((await asks("posts", "show", `…${one.id.slice(-8)}`)).json).toMatchObject({ id: one.id });
  expect((await asks("posts", "cancel", two.id.slice(-12))).json).toMatchObject({
    id: two.id,
    status: "canceled",
  });
  expect(await asks("posts", "show", "00000000")).toMatchObject({
    code: 3,
    err: expect.stringMatching(/None of the 100 newest posts[\s\S]*npx brandrun posts shows the ids/),
  });
  expect(await asks("posts", "show", "my-post")).toMatchObject({
    code: 3,
    err: expect.stringContaining("This is no id of a post."),
  });
});

test("a second post says that nothing was posted again", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const run = await finishedRun(w);
  const asks = piped(w);
  const first = await asks("post", run, "--platform", "x");
  expect(first.err).not.toContain("already");
  await w.drain();
  const again = await asks("post", run, "--platform", "x");
  expect(again.json.id).toBe(first.json.id);
  expect(again.err).toContain("This run was posted on x already; nothing was posted again.");
});

test("a scheduled run gets another time by moving its post, never in silence", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const asks = piped(w);
  const run = await finishedRun(w);
  const schedule = (at: string) => asks("schedule", run, "--platform", "x", "--scheduled-at", at);
  const { json } = await schedule("2026-06-16T12:00:00Z");
  expect((await schedule("2026-06-16T14:00:00+02:00")).json).toMatchObject({ id: json.id });

  const { code, err } = await schedule("2026-06-17T12:00:00Z");
  expect(code).toBe(3);
  expect(err).toContain("This run waits for 2026-06-16T12:00:00.000Z on X already");
  expect(err).toContain(`npx brandrun posts move ${json.id} --scheduled-at 2026-06-17T12:00:00.000Z`);
  const moved = await asks("posts", "move", json.id, "--scheduled-at", "2026-06-17T12:00:00Z");
  expect(moved.json).toMatchObject({ id: json.id, scheduled_at: "2026-06-17T12:00:00.000Z" });
});

test("a list may be named as the API names it", async () => {
  const w = await world();
  const { json } = await piped(w)(
    ...[
      "campaign",
      "create",
      "--name",
      "Spring",
      "--brief",
      "Spring sale: 20 % off all locks until 30 April.",
    ],
    ...["--channels", "linkedin,twitter", "--dry-run"],
  );
  expect(json).toMatchObject({ dry_run: true, count: 2 });
});
