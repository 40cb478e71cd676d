import { expect, test } from "vitest";
import { lostPoints } from "../../lib/cli/checks.ts";
import { plain } from "../../lib/cli/paint.ts";

const check = (label: string, points: number) => ({
  label,
  group: "copy",
  points,
  weight: 4,
  passed: true,
  hard: false,
  fix: `More for ${label}.`,
});

test("whatever is missing in the points that are shown is explained, a passed check's tenths too", () => {
  const lines = lostPoints([check("whole", 4), check("rounded", 3.96), check("tenths", 3.8)], 80, plain);
  expect(lines.slice(1).map((line) => line.replace(/ {2,}/g, " | "))).toEqual([
    "tenths | 3.8/4 | More for tenths.",
  ]);
});
