import { expect, test } from "vitest";
import { json, world } from "../support/world.ts";

const BRIEF =
  "Advent baking for children on Saturday 5 December 2026, 2 pm to 4 pm, in the bakery. We bake three kinds of biscuits and every child takes a tin home. €12 per child, please book at loriot.example.";

type Full = {
  id: string;
  output_type: string;
  verdict: string;
  alt_text: string;
  quality: { summary: string };
};

/** Draws a run of the brief, and again with other words. */
async function edited(copy: object): Promise<{ before: Full; after: Full }> {
  const w = await world();
  const read = async (id: string) => (await json(await w.get(`/runs/${id}?view=full`))) as unknown as Full;
  const { id } = await json(
    await w.post("/generate", { brief: BRIEF, asset_type: "card", channel: "instagram" }),
  );
  await w.drain();
  const { id: again } = await json(await w.call("POST", `/runs/${id}/rerender`, { json: { copy } }));
  await w.drain();
  return { before: await read(id), after: await read(again) };
}

test("the words that a picture shows as its headline, written into the field, keep day, hour and place", async () => {
  const { before, after } = await edited({
    headline: "Advent baking for children",
    supporting: "We bake three kinds of biscuits.",
  });
  for (const run of [before, after]) {
    expect(run.output_type).toBe("event");
    for (const part of ["Saturday 5 December 2026", "2 pm to 4 pm", "Bakery"])
      expect(run.alt_text).toContain(part);
  }
});

test("a day that an edit takes out of picture and post is asked about", async () => {
  const { after } = await edited({
    headline: "Advent baking for children",
    post: "Advent baking for children in the bakery. €12 per child, please book at loriot.example.",
  });
  expect(after.alt_text).not.toContain("5 December");
  expect(after.verdict).toBe("needs_review");
  expect(after.quality.summary).toMatch(/the edit took out “[^”]*5 December/);
});
