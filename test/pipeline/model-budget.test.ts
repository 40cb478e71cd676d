import { expect, test } from "vitest";
import { withBudget } from "../../lib/adapters/model/budget.ts";
import type { Model, OpenModel } from "../../lib/core/model.ts";
import { takeTokens } from "../../lib/runs/store-tokens.ts";
import { BRIEF, json, world } from "../support/world.ts";

const LIMIT = 20_000;

/** A model behind which something breaks that is not its fault, so that the step is tried again. */
function breaking(): { open: OpenModel; asked: () => number } {
  let asked = 0;
  const model: Model = {
    name: "fake",
    ask: () => {
      asked++;
      return Promise.reject(new Error("the connection broke"));
    },
  };
  return { open: (budget) => withBudget(model, budget), asked: () => asked };
}

async function queued(parts: Parameters<typeof world>[0] = {}) {
  const w = await world(parts);
  const { id } = await json(await w.post("/generate", BRIEF));
  return { w, id };
}

test("the tries of a run share one token budget, and an interrupted try's reservation stays spent", async () => {
  const { open, asked } = breaking();
  const { w, id } = await queued({ service: { model: open } });
  for (let retried = 0; retried < 3; retried++) {
    await w.deliver({ kind: "run.advance", workspaceId: w.workspaceId, runId: id }, retried);
  }
  const spent =
    LIMIT - (await takeTokens(w.service.db, w.workspaceId, id, { least: 1, most: LIMIT, limit: LIMIT }));
  expect(asked()).toBe(3);
  expect(spent).toBeGreaterThan(3_000);
});

test("a run without tokens left is written without the model and says so", async () => {
  const { open, asked } = breaking();
  const { w, id } = await queued({ service: { model: open } });
  await takeTokens(w.service.db, w.workspaceId, id, { least: 1, most: LIMIT, limit: LIMIT });
  await w.drain();

  const run = await json(await w.get(`/runs/${id}`));
  expect(asked()).toBe(0);
  expect(run).toMatchObject({ status: "succeeded" });
  expect((run.quality as { notes: string[] }).notes).toContainEqual(
    expect.stringContaining("has used up its budget for this run"),
  );
});

test("concurrent questions never reserve more tokens than available, and workspaces have separate budgets", async () => {
  const { w, id } = await queued();
  const take = (workspaceId: string) =>
    takeTokens(w.service.db, workspaceId, id, { least: 2_000, most: 8_000, limit: LIMIT });
  const granted = await Promise.all([1, 2, 3, 4].map(() => take(w.workspaceId)));

  expect(granted.toSorted((a, b) => b - a)).toEqual([8_000, 8_000, 4_000, 0]);
  expect(await take(crypto.randomUUID())).toBe(0);
});
