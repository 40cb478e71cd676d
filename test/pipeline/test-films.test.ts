import { describe, expect, test } from "vitest";
import { filmIn } from "../support/film-runs.ts";
import { readRun } from "../support/runs.ts";
import { upload } from "../support/screens.ts";
import { BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

const TEST = { key: { mode: "test" } } as const;

async function finish(w: World, order: object): Promise<RunBody> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await w.drain();
  return readRun(w, id);
}

/** Whole films take a while on a machine that does much else. */
const SLOW = { timeout: 90_000 };

describe.each(["video", "slideshow"])("a test run of a %s", SLOW, (asset_type) => {
  test("a test run makes a real film with fixed words that is the same every time, whatever was uploaded", async () => {
    const first = await finish(await world(TEST), { asset_type });
    const w = await world(TEST);
    await upload(w);
    const second = await finish(w, { asset_type });
    expect(first).toMatchObject({ status: "succeeded", verdict: "approved", livemode: false });
    expect(first.alt_text).toContain("Made with a test key.");
    expect(filmIn(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(filmIn(second)).toBe(filmIn(first));
    expect(second.render_hash).toBe(first.render_hash);
  });
});

test.each([
  ["needs_review", "succeeded", "needs_review"],
  ["rejected", "succeeded", "rejected"],
  ["slow", "succeeded", "approved"],
  ["failed", "failed", null],
])("metadata.test_outcome %s steers a test film too", SLOW, async (test_outcome, status, verdict) => {
  const w = await world(TEST);
  const run = await finish(w, { asset_type: "video", format: "landscape", metadata: { test_outcome } });
  expect(run).toMatchObject({ status, verdict });
  expect(filmIn(run) === undefined).toBe(status === "failed");
});
