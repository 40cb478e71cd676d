import { expect, test } from "vitest";
import type { Plan } from "../../lib/vocab.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const ITEM = { output_type: "card", body: { headline: "Offline maps" } };
const CAMPAIGN = {
  name: "Launch",
  brief: BRIEF.brief,
  channels: ["linkedin"],
  asset_types: ["card", "video"],
};

/** A world whose queue delivers so many messages at once. */
async function worldOf(plan: Plan, queueParallelism: number) {
  const w = await world({ plan });
  w.service.settings.queueParallelism = queueParallelism;
  return w;
}

/** Flow control of the messages that wait: kind of work and parallelism. */
const published = (w: World) =>
  w.waiting
    .splice(0)
    .map(({ flowKey, parallelism }) => [flowKey.replace(`-${w.workspaceId}`, ""), parallelism]);

test.each([
  ["starter", 100, 4],
  ["pro", 100, 10],
  ["growth", 100, 25],
  ["scale", 100, 25],
  ["scale", 1_000, 100],
  ["pro", 16, 4],
  ["scale", 10, 2],
] as const)(
  "a single run on %s is published with its share of a queue of %i: %i",
  async (plan, queue, share) => {
    const w = await worldOf(plan, queue);
    await w.post("/generate", BRIEF);
    expect(published(w)).toEqual([["runs", share]]);
  },
);

test.each([
  ["pro", 100, 2, 5, 1],
  ["scale", 100, 20, 12, 10],
  ["scale", 40, 10, 5, 5],
] as const)(
  "films, batches and campaigns on %s, in a queue of %i, have flow keys and shares of their own",
  async (plan, queue, films, bulk, bulkFilms) => {
    const w = await worldOf(plan, queue);
    await w.post("/generate", { ...BRIEF, asset_type: "video" });
    expect(published(w)).toEqual([["films", films]]);
    await w.post("/render", { items: [ITEM, ITEM] });
    expect(published(w)).toEqual([
      ["bulk", bulk],
      ["bulk", bulk],
    ]);
    await w.post("/campaigns", CAMPAIGN);
    expect(published(w)).toEqual([
      ["bulk", bulk],
      ["bulk-films", bulkFilms],
    ]);
  },
);

test("a run of a test key is published under the flow key of test runs", async () => {
  const w = await worldOf("pro", 100);
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  await json(await w.call("POST", `${API}/generate`, { json: BRIEF, key }));
  expect(published(w)).toEqual([["test", 2]]);
});
