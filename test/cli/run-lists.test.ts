import { expect, test } from "vitest";
import { finishedRun } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("runs of test keys are marked, and left out or listed alone", async () => {
  const w = await world();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  const live = await finishedRun(w);
  const test = await finishedRun(w, { key });
  const idsOf = async (...more: string[]) =>
    (await piped(w)("runs", ...more)).json.map(({ id }: { id: string }) => id);

  const { out } = await typist(w)("runs");
  expect(out).toMatch(new RegExp(`${test} .* succeeded \\(test\\) `));
  expect(out).toMatch(new RegExp(`${live} .* succeeded +88`));
  expect((await idsOf()).sort()).toEqual([live, test].sort());
  expect(await idsOf("--livemode")).toEqual([live]);
  expect(await idsOf("--livemode=false")).toEqual([test]);
  expect((await piped(w)("runs", "--livemode=maybe")).code).toBe(3);
});

test("at a terminal a run shows the beginning of its brief, and a failed one why it failed", async () => {
  const w = await world();
  await finishedRun(w, { order: { brief: `Our spring sale begins.\nIt has ${"many ".repeat(60)}things.` } });
  await finishedRun(w, { patch: { status: "failed", errorMessage: "The brief asks for nothing." } as never });
  const { out } = await typist(w)("runs");

  expect(out).toMatch(/\n {4}Our spring sale begins\. It has many .*…\n/);
  expect(out).toMatch(/ failed .*\n {4}The brief asks for nothing\.\n/);
});

test("a list in JSON has summaries, and with --full whole runs", async () => {
  const w = await world();
  const id = await finishedRun(w);
  const asks = piped(w);
  const whole = (await asks("run", id)).json;

  expect((await asks("runs")).json[0]).not.toHaveProperty("quality");
  expect((await asks("runs", "--full")).json).toEqual([whole]);
  expect((await asks("runs", "--full", "--all")).json).toEqual([whole]);
  expect(whole).not.toHaveProperty("story");
  for (const more of [[], ["--watch"]])
    expect((await asks("run", id, "--full", ...more)).json).toHaveProperty("story");
});

test("a word that a filter does not know is named, with the one that is meant", async () => {
  const w = await world();
  const { err } = await piped(w)("runs", "--status", "done,suceeded");

  expect(err).toContain('You sent "done".');
  expect((await piped(w)("runs", "--status", "suceeded")).err).toContain('Did you mean "succeeded"?');
  expect((await piped(w)("runs", "--limit", "1000")).err).toContain("--all in its place gives all");
});
