import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readMarkdown } from "../../lib/local/docs/markdown.mjs";
import { readRun, type StoredRow } from "./bench/against.ts";
import { isMissed } from "./bench/aims.ts";
import { BLOCKS } from "./bench/page/blocks.ts";
import { causeOf } from "./bench/page/missed.ts";
import { blocksIn, pageWith } from "./bench/page/page.ts";
import { plain } from "./bench/page/tables.ts";

const page = readFileSync("functions/docs/benchmarks.md", "utf8");
const run = await readRun("test/load/run.json");

describe("the page of benchmarks", () => {
  test("shows the stored run, and nothing in its tables was changed by hand", () => {
    expect(pageWith(page, run)).toBe(page);
  });

  test("has a place for each table, and each row of the run in one of them", () => {
    expect(blocksIn(page).sort()).toEqual(["machine", "missed", ...Object.keys(BLOCKS)].sort());
    for (const row of run.rows) {
      const blocks = Object.entries(BLOCKS).filter(([, { rows }]) => rows(row));
      expect(blocks, row.name).toHaveLength(1);
    }
  });

  test("names a cause and a cure of each missed aim", () => {
    const titles = readMarkdown(page, (target: string) => target).headings.map(({ title }) => title);
    const missed = run.rows.filter(isMissed);
    for (const row of missed) expect(titles, row.name).toContain(causeOf(row));
    for (const title of titles.filter((one) => one.startsWith("Why "))) {
      const [text = ""] = page.slice(page.indexOf(`### ${title}`)).split(/\n##+ /);
      expect(text, title).toMatch(/\nCause[:,]/);
      expect(text, title).toMatch(/\bCure\b/);
    }
  });
});

describe("an aim", () => {
  const row = (aim: string, value: number, ratio?: number): StoredRow => ({
    part: "cards",
    name: "card",
    unit: "ms",
    value,
    aim,
    ...(ratio !== undefined && { ratio }),
  });

  test.each([
    ["≤ 2,000", 2_000, undefined, false],
    ["≤ 2,000", 2_001, undefined, true],
    ["≥ 99.5 %", 99.4, undefined, true],
    ["≥ 0.75×", 1, 0.74, true],
    ["≥ 0.75×", 1, 0.75, false],
    ["1×", 999, 0.999, true],
    ["", 1, undefined, false],
  ] as const)("%s, measured %s with the ratio %s", (aim, value, ratio, missed) => {
    expect(isMissed(row(aim, value, ratio))).toBe(missed);
  });

  test("cannot be held against a figure that is not there", () => {
    expect(() => isMissed(row("≥ 0.75×", 1))).toThrow("No figure");
  });

  test("that is missed makes its figure bold, and columns that nothing fills are left out", () => {
    expect(plain([row("≤ 1 ms", 2)]).split("\n")).toEqual([
      "| What | Measured | Aim |",
      "| --- | --- | --- |",
      "| card | **2.00 ms** | ≤ 1 ms |",
    ]);
  });
});
