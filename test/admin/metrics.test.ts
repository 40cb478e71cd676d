import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { COMMANDS } from "../../lib/admin/commands.ts";
import { metricsTable } from "../../lib/admin/metrics.ts";
import { json, world } from "../support/world.ts";

type Rows = Record<string, string | number>[];
const noChats = () => {
  throw new Error("Metrics have nothing to do with chats.");
};
const order = (brief: string) => ({ brief, channel: "linkedin", asset_type: "card" });

async function measured(w: Awaited<ReturnType<typeof world>>, ...args: string[]) {
  const deps = { ...w.service, sandbox: true };
  return (await COMMANDS.metrics!.run(deps, args, noChats)) as Record<string, Rows>;
}

test("metrics count what the runs of the last hours were and how long each step took", async () => {
  const w = await world({ plan: "scale" });
  await json(
    await w.post("/generate", order("Our route planner saves riders an hour a day. Try it for free.")),
  );
  await w.drain();
  await json(await w.post("/generate", order("Boards load in half a second now. Try them today.")));
  await w.service.db.execute(
    sql`update runs set created_at = now() - interval '90 seconds' where status = 'queued'`,
  );
  await w.service.db.execute(sql`
    update runs set story = jsonb_set(story::jsonb, '{notes}',
      '["The language model did not answer in time; our own writer wrote this copy."]')::json
    where status = 'succeeded'`);
  const read = await measured(w);
  expect(read.hours).toBe(24);
  expect(read.queue).toEqual([
    { runs: 1, oldest_seconds: expect.toSatisfy((n: number) => n >= 90 && n < 120) },
  ]);
  expect(read.steps?.map(({ step }) => step)).toEqual(expect.arrayContaining(["write", "compose", "judge"]));
  for (const { runs, p50_ms, p95_ms } of read.steps ?? []) {
    expect(runs).toBe(1);
    expect(p95_ms).toBeGreaterThanOrEqual(Number(p50_ms));
  }
  expect(read.verdicts?.reduce((sum, { runs }) => sum + Number(runs), 0)).toBe(1);
  expect(read.model_errors).toEqual([{ reason: "did not answer in time", runs: 1 }]);
  expect(read.run_errors).toEqual([]);
});

test("runs that ended before the asked hours are not counted", async () => {
  const w = await world({ plan: "scale" });
  await json(
    await w.post("/generate", order("Our route planner saves riders an hour a day. Try it for free.")),
  );
  await w.drain();
  await w.service.db.execute(sql`update runs set finished_at = finished_at - interval '3 hours'`);
  expect((await measured(w, "--hours", "2")).verdicts).toEqual([]);
  expect((await measured(w, "--hours", "4")).verdicts).toHaveLength(1);
  await expect(measured(w, "--hours", "0")).rejects.toThrow("hours");
});

test("at a terminal metrics are tables with aligned figures", () => {
  const none = { queue: [], verdicts: [], model_errors: [], run_errors: [], webhooks: [] };
  const steps = [
    { step: "compose", runs: 1_200, p50_ms: 80, p95_ms: 1_050 },
    { step: "judge", runs: 9, p50_ms: 7, p95_ms: 12 },
  ];
  const posts = [{ vendor: "linkedin", posted: 4, failed: 1 }];
  expect(metricsTable({ hours: 24, ...none, steps, posts })).toContain(
    "Time of each step\n  step      runs  p50 ms  p95 ms\n  compose  1,200      80   1,050\n  judge        9       7      12\n",
  );
});
