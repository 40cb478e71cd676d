import { expect, test } from "vitest";
import { json, world } from "../../support/world.ts";

test("a sentence that a banned word keeps out says so, and how it can be said", async () => {
  const w = await world();
  await w.patch("/brand-dna", { product_map: { guidelines: { banned: ["artisanal"] } } });
  const brief =
    "Our sourdough workshop is on Saturday 6 June 2027 at 10:00 in the bakery. Twelve places, 45 euros each. Our artisanal flour is included.";
  const { id } = await json(await w.post("/generate", { brief, channel: "linkedin", asset_type: "card" }));
  await w.drain();
  type Run = { verdict: string; quality: { summary: string; checks: { id: string; fix: string }[] } };
  const { verdict, quality } = (await json(await w.get(`/runs/${id}`))) as unknown as Run;
  expect(verdict).toBe("needs_review");
  const check = quality.checks.find((one) => one.id === "shown");
  expect(quality.summary).toContain("the brand does not use “artisanal”");
  expect(check?.fix).toMatch(/in other words, or take “artisanal” off/);
});
