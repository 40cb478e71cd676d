import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { HOSTS } from "../../lib/local/outbound.ts";
import type { Json, Stage } from "./stage.ts";

export const title = "A carousel with metadata, announced by a signed webhook";

const BRIEF =
  "Three habits of calm dispatch teams. First, plan routes the evening before. Second, keep one rider free for surprises. Third, tell customers the arrival time before they ask.";

export async function journey({ workspace, info }: Stage): Promise<void> {
  const { live } = await workspace();
  const endpoint = await live.post("/webhooks", {
    url: `https://${HOSTS.inboxes}/carousels`,
    event_types: ["run.succeeded"],
  });
  assert.equal(endpoint.status, 201);
  const order = { brief: BRIEF, channel: "linkedin", asset_type: "carousel", metadata: { order: "A-1042" } };
  const started = await live.post("/generate", order);
  assert.equal(started.status, 202);
  const run = await live.ended(started.body.id);
  assert.equal(run.status, "succeeded", run.error_message);
  assert.ok(run.asset_urls.length >= 3, "a slide for each habit");
  const call = await arrival(`${info.inboxes_url}/carousels/received`, run.id);
  assert.equal(call.body.data.metadata.order, "A-1042");
}

/** The call about a run, which comes soon after the run has ended. */
async function arrival(address: string, runId: string): Promise<Json> {
  for (let tries = 0; tries < 100; tries++) {
    const calls = (await (await fetch(address)).json()) as Json[];
    const found = calls.find(({ body }) => body.data.id === runId);
    if (found) return found;
    await sleep(200);
  }
  throw new Error("No webhook came.");
}
