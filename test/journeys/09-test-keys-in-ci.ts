import assert from "node:assert/strict";
import type { Stage } from "./stage.ts";

export const title = "CI plays every outcome through with a test key, and nothing is charged or published";

const OUTCOMES = { succeeded: "approved", needs_review: "needs_review", rejected: "rejected" };

export async function journey({ workspace }: Stage): Promise<void> {
  const { live, test } = await workspace();
  const before = (await live.get("/me")).body.credits;
  const order = {
    brief: "Fernway shows customers a live arrival time.",
    channel: "linkedin",
    asset_type: "card",
  };
  for (const [test_outcome, verdict] of Object.entries(OUTCOMES)) {
    const { body } = await test.post("/generate", { ...order, metadata: { test_outcome } });
    const run = await test.ended(body.id);
    assert.equal(run.verdict, verdict);
    assert.equal(run.livemode, false);
    const post = await test.post(`/runs/${run.id}/post`, { platform: "linkedin" });
    assert.equal(post.status, verdict === "approved" ? 200 : 400);
    if (post.status === 200) assert.match(post.body.url, /^https:\/\/example\.test\//);
  }
  const failed = await test.post("/generate", { ...order, metadata: { test_outcome: "failed" } });
  assert.equal((await test.ended(failed.body.id)).error_code, "test_failed");
  assert.equal((await test.post("/generate", { ...order, metadata: { test_outcome: "sunny" } })).status, 422);
  assert.deepEqual((await live.get("/me")).body.credits, before);
}
