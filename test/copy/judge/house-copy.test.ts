import { describe, expect, test } from "vitest";
import { writeCopy } from "../../../lib/copy/write.ts";
import { BRIEFS } from "../briefs/all.ts";
import { DAMAGES } from "./damage.ts";
import { judge } from "./judging.ts";
import { PIECES } from "./pieces/all.ts";
import { PARAPHRASES } from "./pieces/paraphrases.ts";

type Request = Omit<Parameters<typeof writeCopy>[0], "seed" | "language"> & { name: string };

/** The briefs of the writer's evaluation set, in the shape of ours. */
const EVALUATED: Request[] = BRIEFS.map(({ id, brief, brand, channel = "linkedin", assetType = "card" }) => ({
  name: id,
  brief,
  brand,
  channel,
  assetType,
}));

/** The house writer's own copy of every brief we have. */
const HOUSE = [...PIECES, ...PARAPHRASES, ...EVALUATED].map(({ name, brief, brand, channel, assetType }) => {
  const request = { brief, brand, channel, assetType };
  const { copy, facts } = writeCopy(request);
  return { name, ...request, language: facts.language, copy };
});

describe("the house writer’s own copy", () => {
  test.each(HOUSE)("$name claims nothing without a source", (piece) => {
    const report = judge(piece);

    expect(report.claims.filter((claim) => !claim.supported)).toEqual([]);
    expect(report.verdict).not.toBe("rejected");
  });

  test("is approved for nearly every brief, hostile and empty ones included", () => {
    const others = HOUSE.filter((piece) => judge(piece).verdict !== "approved").map((piece) => piece.name);

    expect(others.length / HOUSE.length, others.join(", ")).toBeLessThan(0.25);
  });

  test("scores lower once it is damaged, in at least 95 of 100 cases", () => {
    const trials = HOUSE.flatMap((piece, i) => {
      const { score } = judge(piece);
      // A third of all pairs, evenly spread, is enough and keeps the test short.
      const kinds = Object.entries(DAMAGES).filter((_, k) => (i + k) % 3 === 0);
      return kinds.flatMap(([kind, damage]) => {
        const worse = damage(piece);
        return worse ? [{ kind, name: piece.name, lost: score - judge(piece, worse).score }] : [];
      });
    });
    const missed = trials.filter((t) => t.lost <= 0).map((t) => `${t.name}: ${t.kind}`);

    expect(trials.length).toBeGreaterThan(1000);
    expect(missed.length / trials.length, missed.join("; ")).toBeLessThanOrEqual(0.05);
  }, 90_000);
});
