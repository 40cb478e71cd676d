import { expect, test } from "vitest";
import { BRIEF, json, world } from "../support/world.ts";

test("a template that does not exist is a 422 that lists those of the asset type", async () => {
  const w = await world();
  const answer = await w.post("/generate", { ...BRIEF, template: "posterr" });
  expect(answer.status).toBe(422);
  expect((await json(answer)).detail).toMatchObject([
    {
      loc: ["body", "template"],
      msg: expect.stringMatching(/"posterr" does not exist.+announcement, .+webinar/),
    },
  ]);
});

test("a template that does not make the asset type is a 422", async () => {
  const w = await world();
  const answer = await w.post("/generate", { ...BRIEF, asset_type: "carousel", template: "event" });
  expect(answer.status).toBe(422);
  expect((await json(answer)).detail).toMatchObject([
    { loc: ["body", "template"], msg: 'The template "event" makes no carousel. Choose from: carousel.' },
  ]);
});

test("a run whose brief lacks what the template needs is drawn with another, and says so", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, template: "quote" }));
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  expect(run).toMatchObject({ status: "succeeded", warnings: [expect.stringContaining("needs a quote")] });
  expect(run.output_type).not.toBe("quote");
});

test("a run shows the template that was asked for", async () => {
  const w = await world();
  const answer = await w.post("/generate", { ...BRIEF, template: "quote" });
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ output_type: "quote", warnings: [] });
});
