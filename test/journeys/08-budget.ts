import assert from "node:assert/strict";
import type { Json, Stage } from "./stage.ts";

export const title = "A month's budget is watched with dry runs and the ledger";

const CARD = {
  brief: "Fernway works offline in tunnels and basements.",
  channel: "linkedin",
  asset_type: "card",
};

export async function journey({ workspace }: Stage): Promise<void> {
  const { live } = await workspace();
  const dry = await live.post("/generate", { ...CARD, dry_run: true });
  assert.equal(dry.status, 200);
  const items = [{ output_type: "og_image", body: { headline: "Works offline" } }];
  const batch = await live.post("/render", { items, dry_run: true });
  assert.equal(batch.body.cost.credits, 1);
  assert.deepEqual((await live.get("/runs")).body, [], "a dry run starts nothing");
  const runs = [(await live.post("/generate", CARD)).body.id, (await live.post("/generate", CARD)).body.id];
  for (const id of runs) await live.ended(id);
  const ledger = (await live.get("/credits/ledger?limit=100")).body;
  const balance = ledger.reduce((sum: number, { amount }: Json) => sum + amount, 0);
  const me = (await live.get("/me")).body;
  assert.equal(balance, me.credits.total, "all entries add up to the balance");
  const usage = (await live.get("/usage")).body;
  assert.equal(usage.credits.left, balance);
  assert.equal(usage.by_asset_type.card.runs, 2);
  assert.equal(usage.credits.used, dry.body.remaining.credits - balance);
}
