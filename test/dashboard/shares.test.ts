import { expect, test } from "vitest";
import { Quality } from "../../functions/dashboard/ui/quality.tsx";
import { wholeShares } from "../../functions/dashboard/ui/shares.ts";

const check = (group: string, points: number, weight: number) => ({
  ...{ id: `${group}-${weight}`, label: "It holds", group, points, weight, hard: false },
  ...{ passed: points === weight, evidence: [], fix: null },
});

test("whole shares add up to the total", () => {
  expect(wholeShares([57.1, 14.3, 10.7, 7.1, 7.1, 3.7], 100)).toEqual([57, 14, 11, 7, 7, 4]);
  expect(wholeShares([0.3, 0.3, 0.4], 1)).toEqual([0, 0, 1]);
  expect(wholeShares([], 0)).toEqual([]);
});

test.each([
  ["nothing is lost", [57.1, 14.3, 11.4, 7.1, 7.1, 3]],
  ["less than half a point is lost", [57.1, 14.3, 11, 7.1, 7.1, 3]],
  ["several points are lost", [50.2, 14.3, 8.4, 7.1, 6.6, 3]],
])("the groups shown add up to the score where %s", (_, points) => {
  const weights = [57.1, 14.3, 11.4, 7.1, 7.1, 3];
  const groups = ["message", "claims", "brand", "legibility", "platform", "action"];
  const checks = groups.map((group, at) => check(group, points[at] ?? 0, weights[at] ?? 0));
  const score = Math.round(points.reduce((sum, one) => sum + one, 0));
  const quality = { ...{ score, checks, summary: "", sources: [], held_back: [] }, channels: {} };
  const html = String(Quality({ quality: quality as never, isApproved: true, hasStory: true }));
  const rows = [...html.matchAll(/data-label="Points">(\d+) of (\d+)/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ]);
  expect(rows).toHaveLength(6);
  expect(rows.reduce((sum, [a = 0]) => sum + a, 0)).toBe(score);
  expect(rows.reduce((sum, [, b = 0]) => sum + b, 0)).toBe(100);
});
