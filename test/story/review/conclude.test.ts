import { expect, test } from "vitest";
import { conclude } from "../../../lib/story/review/verdict.ts";

test("where all checks passed, what would gain points does not sound like a fault", () => {
  const checks = [
    { id: "a", weight: 10, points: 9, passed: true, hard: false, fix: "Keep the headline short." },
  ];
  const { summary } = conclude(checks.map((check) => ({ check, doubts: [] })) as never);
  expect(summary).toBe("All 1 checks passed. Nothing is wrong; to gain more, keep the headline short.");
});
