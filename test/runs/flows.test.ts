import { describe, expect, test } from "vitest";
import { followUpFlow, newRunFlow, parallelismOf, type RoutedRun } from "../../lib/runs/flows.ts";
import { Plan } from "../../lib/vocab.ts";

const RUN: RoutedRun = {
  id: "run",
  workspaceId: "ws",
  assetType: "card",
  livemode: true,
  batchId: null,
  campaignId: null,
  variantOf: null,
};

describe("how much of each kind of work a workspace has at once", () => {
  test.each([
    ["free", { runs: 1, films: 1, bulk: 1, "bulk-films": 1, steps: 1, segments: 3 }],
    ["starter", { runs: 4, films: 1, bulk: 2, "bulk-films": 1, steps: 4, segments: 3 }],
    ["pro", { runs: 10, films: 2, bulk: 5, "bulk-films": 1, steps: 10, segments: 6 }],
    ["growth", { runs: 25, films: 5, bulk: 12, "bulk-films": 2, steps: 12, segments: 12 }],
    ["scale", { runs: 25, films: 20, bulk: 12, "bulk-films": 10, steps: 12, segments: 12 }],
  ] as const)("on the %s plan, with a queue of 100", (plan, expected) => {
    expect(parallelismOf(plan, 100)).toMatchObject(expected);
  });

  test.each([
    [400, 100],
    [200, 50],
    [40, 10],
    [16, 4],
    [10, 2],
    [3, 1],
    [1, 1],
  ])("a queue of %i works on at most %i runs of a scale workspace at once", (queue, runs) => {
    expect(parallelismOf("scale", queue).runs).toBe(runs);
  });

  const SIZES = [1, 2, 3, 4, 7, 8, 10, 16, 40, 100, 200, 400, 1_000];
  const EVERY = Plan.options.flatMap((plan) => SIZES.map((size) => [plan, size] as const));

  test.each(EVERY)("no kind of work on %s takes more than a quarter of a queue of %i", (plan, size) => {
    const quarter = Math.max(1, Math.floor(size / 4));
    for (const parallelism of Object.values(parallelismOf(plan, size))) {
      expect(parallelism).toBeGreaterThanOrEqual(1);
      expect(parallelism).toBeLessThanOrEqual(quarter);
    }
  });

  test.each(EVERY)(
    "batches and campaigns on %s take at most half of the share, in a queue of %i",
    (plan, size) => {
      const { runs, films, bulk, "bulk-films": bulkFilms } = parallelismOf(plan, size);
      expect(bulk).toBeLessThanOrEqual(Math.max(1, runs / 2));
      expect(bulkFilms).toBeLessThanOrEqual(Math.max(1, films / 2));
    },
  );

  test.each(Plan.options.flatMap((plan) => [100, 200, 1_000].map((size) => [plan, size] as const)))(
    "all runs of a workspace on %s together never fill a queue of %i",
    (plan, size) => {
      const all = Object.values(parallelismOf(plan, size)).reduce((sum, one) => sum + one, 0);
      expect(all).toBeLessThan(size);
    },
  );
});

describe("which runs wait for each other", () => {
  const limits = parallelismOf("pro", 100);
  const keyOf = (run: Partial<RoutedRun>) => newRunFlow({ ...RUN, ...run }, limits).flowKey;
  const KINDS = {
    card: {},
    "card of a batch": { batchId: "b" },
    film: { assetType: "video" },
    "film of a campaign": { assetType: "video", campaignId: "c" },
    "test card": { livemode: false },
  } as const satisfies Record<string, Partial<RoutedRun>>;

  test("single runs, bulk work, films and test runs wait in lines of their own, in each workspace", () => {
    const keys = ["ws", "other"].flatMap((workspaceId) =>
      Object.values(KINDS).map((run) => keyOf({ ...run, workspaceId })),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a batch and a campaign wait for each other, and so do the single runs of every asset type but films", () => {
    expect(keyOf({ batchId: "b" })).toBe(keyOf({ campaignId: "c" }));
    expect(keyOf({ assetType: "carousel" })).toBe(keyOf({}));
    expect(keyOf({ assetType: "slideshow" })).toBe(keyOf({ assetType: "video" }));
  });

  test("the steps of begun runs and the segments of films wait behind no new run", () => {
    const fresh = Object.values(KINDS).map((run) => keyOf(run));
    for (const run of Object.values(KINDS)) {
      for (const kind of ["steps", "segments"] as const) {
        expect(fresh).not.toContain(followUpFlow({ ...RUN, ...run }, kind, limits).flowKey);
      }
    }
  });
});
