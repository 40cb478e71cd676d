import { describe, expect, test } from "vitest";
import { readRun } from "../../lib/cli/answers.ts";
import { whichVariant } from "../../lib/cli/variants.ts";

const run = (template: string | null) => readRun({ id: "1", status: "succeeded", output_type: template })!;
const all = (...templates: (string | null)[]) =>
  templates.map((_, at) => whichVariant(templates.map(run), at));

describe("the variants of a brief are told apart", () => {
  test("by their template, and by the look where the template is the same", () => {
    expect(all("big_number", "quote", "quote")).toEqual([
      ", 1 of 3: big number",
      ", 2 of 3: quote",
      ", 3 of 3: quote, in another look",
    ]);
  });

  test("a run alone is not counted", () => {
    expect(all("quote")).toEqual([""]);
  });

  test("a service that names no template is no hindrance", () => {
    expect(all(null, null)).toEqual([", 1 of 2", ", 2 of 2"]);
  });
});
