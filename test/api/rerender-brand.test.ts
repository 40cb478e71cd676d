import { expect, test } from "vitest";
import { BRIEF, json, type World, world } from "../support/world.ts";

const LINER = "Meeting minutes that write themselves for site crews";

type Reviewed = {
  verdict: string;
  quality: { summary: string; checks: { id: string; fix: string | null }[] };
};

/** A run, and the same drawn again after the brand has dropped its sentence. */
async function redrawn(w: World, order: object): Promise<Reviewed> {
  await w.patch("/brand-dna", { tagline: LINER });
  const { id } = await json(await w.post("/generate", order));
  await w.drain();
  await w.patch("/brand-dna", { tagline: "Notes for everybody" });
  const again = await json(await w.call("POST", `/runs/${id}/rerender`, { json: { format: "square" } }));
  await w.drain();
  return (await json(await w.get(`/runs/${again.id}`))) as unknown as Reviewed;
}

test("a run that rests on words that the brand has dropped says which, and what to do", async () => {
  const { verdict, quality } = await redrawn(await world(), {
    brief: "Say hello.",
    channel: "linkedin",
    asset_type: "card",
  });
  expect(verdict).toBe("needs_review");
  expect(quality.summary).toContain(`the run rests on “${LINER}”, which the Brand DNA has no more`);
  expect(quality.summary).toContain("a new run of the brief is written with that of today");
  expect(quality.checks.find(({ id }) => id === "grounded")?.fix).toContain("Make a new run of the brief");
});

test("words of the brand that a run never used may be dropped", async () => {
  const { verdict, quality } = await redrawn(await world(), BRIEF);
  expect([verdict, quality.summary]).toEqual(["approved", quality.summary]);
});
