import { expect, test } from "vitest";
import { BRIEF, json, world } from "../support/world.ts";

test("generate answers 202 with a queued run whose results are empty", async () => {
  const w = await world();
  const answer = await w.post("/generate", BRIEF);

  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({
    ...BRIEF,
    status: "queued",
    output_text: null,
    asset_url: null,
    asset_urls: null,
    impact_score: null,
    verdict: null,
    started_at: null,
    finished_at: null,
    error_message: null,
    auto_post_eligible: false,
    created_via: "api",
    livemode: true,
    created_at: "2026-06-15T12:00:00.000Z",
  });
});

test("one queue message completes a card", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  expect(w.waiting).toHaveLength(1);
  expect(await w.drain()).toEqual([204]);

  const run = await json(await w.get(`/runs/${id}`));
  expect(run).toMatchObject({ status: "succeeded", error_message: null, asset_urls: null });
  expect(run.output_text).toContain("Harbor Notes");
  expect(run.impact_score).toBeGreaterThan(0);
  expect(run.asset_url).toMatch(/^http:\/\/brandrun\.test\/assets\/[0-9A-Za-z]{32}\/card\.png$/);
});
