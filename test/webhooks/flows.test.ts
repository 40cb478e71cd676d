import { describe, expect, test } from "vitest";
import {
  endpointFlowKey,
  parallelismOf,
  TEST_FLOW,
  URL_FLOW,
  webhookFlows,
} from "../../lib/webhooks/flows.ts";
import { type Arrival, simulateQueue } from "../support/queue-simulation.ts";
import { endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { BRIEF, type World } from "../support/world.ts";

const MAX_ENDPOINTS = 20;

/** Every flow key that a workspace's deliveries can have, with what is in work of it at once. */
function flowsOf(workspaceId: string, queueParallelism: number): Map<string, number> {
  const flows = webhookFlows(queueParallelism);
  const slots = Array.from({ length: MAX_ENDPOINTS }, (_, at) => ({ workspaceId, slot: at + 1 }));
  const keys = [
    ...[true, false].flatMap((livemode) => slots.map((at) => endpointFlowKey({ ...at, livemode }, flows))),
    `${URL_FLOW}${workspaceId}`,
    `${TEST_FLOW}${workspaceId}`,
  ];
  return new Map(keys.map((key) => [key, parallelismOf(key, flows)]));
}

describe("the deliveries of a workspace, all together", () => {
  test.each([12, 16, 40, 100, 200, 1_000])("take at most a quarter of a queue of %i", (size) => {
    const all = [...flowsOf("ws", size).values()].reduce((sum, one) => sum + one, 0);
    expect(all).toBeLessThanOrEqual(size / 4);
  });

  test.each([1, 2, 5, 10])("have one place a flow in a queue of %i", (size) => {
    expect([...flowsOf("ws", size).values()]).toEqual([1, 1, 1]);
  });

  test("leave each of the first five endpoints a flow of its own with four places, in a queue of 100", () => {
    const flows = webhookFlows(100);
    const keys = [1, 2, 3, 4, 5].map((slot) =>
      endpointFlowKey({ workspaceId: "ws", slot, livemode: true }, flows),
    );
    expect(new Set(keys).size).toBe(5);
    expect(keys.map((key) => parallelismOf(key, flows))).toEqual([4, 4, 4, 4, 4]);
  });

  test("do not delay another workspace, though every address hangs until its time-out", () => {
    const flows = [...flowsOf("heavy", 100)];
    const heavy = Array.from({ length: 2_000 }, (_, at): Arrival => {
      const [flowKey, parallelism] = flows[at % flows.length]!;
      return { at: 0, message: { id: `heavy ${at}`, flowKey, parallelism }, workMs: 15_000 };
    });
    const light: Arrival = {
      at: 1_000,
      message: { id: "light", flowKey: "hooks-1-light", parallelism: 4 },
      workMs: 50,
    };
    const doneAt = simulateQueue([...heavy, light], { globalParallelism: 100 });
    expect(doneAt.get("light")).toBe(1_050);
  });
});

/** The flow keys of what waits, without the workspace's id. */
const waiting = (w: World) =>
  w.waiting
    .filter(({ job }) => job.kind === "webhook.deliver")
    .map(({ flowKey, parallelism }) => `${flowKey.replace(w.workspaceId, "")} ${parallelism}`)
    .sort();

test("each delivery is queued in the flow of its address", async () => {
  const { w } = await webhookWorld();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  const by = withKey(w, key);
  const event_types = ["brand.updated"];
  const url = "https://hooks.example.com/a";
  const made = [];
  for (let n = 0; n < 6; n++) made.push(await endpoint(w, { url: `${url}/${n}`, event_types }));
  await endpoint(by, { url, event_types: ["run.started"] });
  w.pass(1);
  await recordAndPublish(w, "brand.updated");
  const flows = ["hooks-0- 4", "hooks-1- 4", "hooks-1- 4", "hooks-2- 4", "hooks-3- 4", "hooks-4- 4"];
  expect(waiting(w)).toEqual(flows);
  await w.drain();
  await w.post(`/webhooks/${made[1]?.id}/test`);
  await w.post(`/webhooks/${made[2]?.id}/replay`, { from: "2026-06-15T00:00:00Z" });
  expect(waiting(w)).toEqual(["hooks-2- 4", "hooks-3- 4"]);
  await w.drain();
  for (const one of [w, by])
    await one.post("/generate", { ...BRIEF, webhook_url: "https://else.example.com/" });
  await w.service.publishEvents(w.workspaceId);
  const seen = new Set<string>();
  while (w.waiting.length > 0) {
    for (const flow of waiting(w)) seen.add(flow);
    await w.deliver(w.waiting.shift()!.job);
  }
  expect([...seen].sort()).toEqual(["hooks-test- 1", "hooks-urls- 4"]);
});

test("a retry waits in the flow of the first attempt, with as many places", async () => {
  const { w } = await webhookWorld(() => ({ status: 500, answer: null, retryAfter: null }));
  await endpoint(w);
  await recordAndPublish(w);
  const first = waiting(w);
  await w.deliver(w.waiting.shift()!.job);
  expect(waiting(w)).toEqual(first);
});
