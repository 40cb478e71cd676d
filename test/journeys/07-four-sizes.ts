import assert from "node:assert/strict";
import type { Stage } from "./stage.ts";

export const title = "One run in four sizes, with the same words";

const SIZES = { square: [1080, 1080], portrait: [1080, 1350], story: [1080, 1920] } as const;

export async function journey({ workspace }: Stage): Promise<void> {
  const { live } = await workspace();
  const brief = "Fernway plans around road works within 30 seconds. For dispatchers of courier teams.";
  const { body } = await live.post("/generate", { brief, channel: "linkedin", asset_type: "card" });
  const first = await live.ended(body.id);
  assert.equal(first.status, "succeeded", first.error_message);
  for (const [format, [width, height]] of Object.entries(SIZES)) {
    const again = await live.post(`/runs/${first.id}/rerender`, { format });
    assert.equal(again.status, 202);
    assert.equal(again.body.cost.cap_slot, false);
    const run = await live.ended(again.body.id);
    assert.equal(run.output_text, first.output_text);
    assert.equal(run.parent_run_id, first.id);
    assert.deepEqual([run.assets[0].width, run.assets[0].height], [width, height]);
  }
}
