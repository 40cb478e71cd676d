import assert from "node:assert/strict";
import type { Json, Stage } from "./stage.ts";

export const title = "Three variants of a brief; one is chosen, posted and taken down again";

export async function journey({ workspace }: Stage): Promise<void> {
  const { live, connect } = await workspace();
  await connect("x");
  const brief = "Fernway plans around road works within 30 seconds. For dispatchers of courier teams.";
  const order = { brief, channel: "twitter", asset_type: "card", variants: 3 };
  const dry = (await live.post("/generate", { ...order, dry_run: true })).body;
  assert.deepEqual([dry.count, dry.cost.onboarding_free], [3, true]);
  const { status, body } = await live.post("/generate", order, { "Idempotency-Key": "variants" });
  assert.equal(status, 202);
  const again = await live.post("/generate", order, { "Idempotency-Key": "variants" });
  assert.deepEqual(again.body, body, "asked again, the same three are answered");
  const ids: string[] = body.variants.map((variant: Json) => variant.run_id);
  const runs = [];
  for (const id of ids) runs.push(await live.ended(id));
  assert.equal(new Set(runs.map((run) => run.render_hash)).size, 3, "they differ");
  const listed = (await live.get(`/runs?variant_of=${body.id}`)).body;
  assert.deepEqual(listed.map((run: Json) => run.id).sort(), [...ids].sort());
  const best = runs.find((run) => run.verdict === "approved");
  const signed = (await live.get(`/runs/${best.id}?expires_in=60`)).body.signed;
  assert.equal((await fetch(signed.asset_url)).status, 200);
  const post = (await live.post(`/runs/${best.id}/post`, { platform: "x" })).body;
  assert.equal(post.status, "posted", post.error?.message);
  assert.equal((await fetch(post.url)).status, 200);
  const removed = (await live.call("DELETE", `/posts/${post.id}`)).body;
  assert.notEqual(removed.removed_at, null);
  assert.equal((await fetch(post.url)).status, 404, "it is gone from the network");
}
