import { expect, test } from "vitest";
import { json, world } from "../support/world.ts";

test("a run of a death notice waits for a person, on every channel", async () => {
  const w = await world();
  const brief = "Our co-founder Maria passed away last night. The shop is closed until Monday.";
  const { id } = await json(await w.post("/generate", { brief, channel: "linkedin", asset_type: "card" }));
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  expect(run.verdict).toBe("needs_review");
  const { summary, channels } = run.quality as unknown as {
    summary: string;
    channels: Record<string, { verdict: string }>;
  };
  expect(summary).toContain("is sensitive");
  expect(Object.values(channels).map(({ verdict }) => verdict)).not.toContain("approved");
});
