import assert from "node:assert/strict";
import type { Json, Stage } from "./stage.ts";

export const title = "A campaign over three channels, moved and then canceled";

const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();

export async function journey({ workspace }: Stage): Promise<void> {
  const { live } = await workspace();
  const started = await live.post("/campaigns", {
    name: "Offline week",
    brief: "Fernway now works offline. For couriers in tunnels and basements. Update the app today.",
    channels: ["twitter", "linkedin", "instagram"],
    asset_types: ["card"],
    scheduled_at: [day(7)],
  });
  assert.equal(started.status, 202);
  const { id, runs } = started.body;
  assert.equal(runs.length, 3);
  for (const run of runs) await live.ended(run.id);
  const posts = (await live.get("/posts?status=scheduled")).body;
  assert.deepEqual([...new Set(posts.map((post: Json) => post.campaign_id))], [id]);
  const moved = day(14);
  assert.equal((await live.call("PATCH", `/campaigns/${id}`, { scheduled_at: [moved] })).status, 200);
  const later = (await live.get("/posts?status=scheduled")).body;
  assert.deepEqual([...new Set(later.map((post: Json) => post.scheduled_at))], [moved]);
  assert.equal((await live.post(`/campaigns/${id}/cancel`)).status, 200);
  assert.deepEqual((await live.get("/posts?status=scheduled")).body, []);
}
