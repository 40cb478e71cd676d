import assert from "node:assert/strict";
import type { Stage } from "./stage.ts";

export const title = "A reviewer approves a doubtful run, and then it is posted";

export async function journey({ workspace }: Stage): Promise<void> {
  const { test, keyOf } = await workspace();
  const reviewer = await keyOf({ mode: "test", review: true });
  const order = { brief: "Fernway exports delivery proof as PDF.", channel: "linkedin", asset_type: "card" };
  const { body } = await test.post("/generate", { ...order, metadata: { test_outcome: "needs_review" } });
  const run = await test.ended(body.id);
  assert.equal(run.verdict, "needs_review");
  const post = () => test.post(`/runs/${run.id}/post`, { platform: "linkedin" });
  assert.equal((await post()).body.code, "run_not_approved");
  const approval = { verdict: "approved", note: "Checked with the team." };
  assert.equal((await test.post(`/runs/${run.id}/review`, approval)).body.code, "scope_review");
  const reviewed = await reviewer.post(`/runs/${run.id}/review`, approval);
  assert.equal(reviewed.body.verdict, "approved");
  assert.match(reviewed.body.reviewed_by, /^key:/);
  assert.equal((await post()).body.status, "posted");
  const [entry] = (await test.get("/audit?action=approve_run")).body;
  assert.equal(entry.target, run.id);
}
