import { expect, test } from "vitest";
import { packedFacts } from "../../../lib/render/templates/infographic/packed-facts.ts";

const SEVEN = ["No consent needed", "Two days of work.", "Quiet", "Warm", "Made here", "By hand", "All year"];

test("neighbours share an entry where there are more facts than entries, and none is lost", () => {
  const packed = packedFacts(SEVEN);
  expect(packed).toHaveLength(6);
  expect(packed).toContain("Quiet. Warm");
  for (const fact of SEVEN) expect(packed.join(" ")).toContain(fact.replace(/\.$/u, ""));
});

test("a number never stands right behind another one", () => {
  const packed = packedFacts(["In May 15", "3,940 hours", ...SEVEN]);
  expect(packed.join("\n")).not.toMatch(/15\. 3,940/u);
});

test("six facts are an entry each", () => {
  expect(packedFacts(SEVEN.slice(1))).toEqual(SEVEN.slice(1));
});
