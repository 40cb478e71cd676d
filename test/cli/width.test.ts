import { describe, expect, test } from "vitest";
import { table } from "../../lib/cli/table.ts";
import { columnsOf } from "../../lib/cli/terminal.ts";
import { width } from "../../lib/text/lines.ts";
import { fakeTerminal } from "./fake-terminal.ts";

describe("the width of what is written", () => {
  test.each([
    ["60", 120, 60],
    ["60", undefined, 60],
    [undefined, 120, 120],
    [undefined, 0, 80],
    ["", 120, 120],
    ["wide", 120, 120],
    ["0", undefined, 80],
  ])("COLUMNS %s in a terminal of %s is %i", (asked, own, columns) => {
    expect(columnsOf(asked, own)).toBe(columns);
  });

  test("the doctor keeps to it", async () => {
    const { shown, types } = fakeTerminal({
      env: { NO_COLOR: "1" },
      columns: 60,
      fetch: () => Promise.reject(new Error("nothing there")),
    });
    await types(["doctor", "--url", "http://localhost:1"]);
    const lines = shown.out.trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(2);
    // A word is never broken, so an address may be longer than the line.
    for (const line of lines) if (width(line) > 60) expect(line.trim()).not.toContain(" ");
  });

  test("in a narrow list a colon stands between the name of a value and the value", () => {
    const head = ["What cost points", "Points", "What would earn them"];
    const lines = table([["Says what to do", "3/8", "Add one concrete detail to the headline."]], {
      columns: 40,
      head,
    });
    expect(lines.join(" ")).toContain("points: 3/8");
    expect(lines.join(" ")).toContain("what would earn them: Add");
  });
});
