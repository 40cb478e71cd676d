import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { against, readRun } from "./bench/against.ts";
import { table } from "./bench/table.ts";

test("a run stands beside a stored one: by its ratios where both have them, else by its values", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "bench-")), "run.json");
  const stored = [
    { part: "throughput", name: "poll, rate", value: 100, ratio: 0.5, unit: "/s" },
    { part: "start", name: "first card", value: 1_000, unit: "ms" },
    { part: "sweep", name: "first card", value: 1, unit: "ms" },
  ];
  const machine = { date: "2026-11-23", node: "20.20.2", processor: "a processor", cores: 2, load: 0 };
  await writeFile(file, JSON.stringify({ machine, rows: stored }));
  const rows = against(
    [
      {
        part: "throughput",
        name: "poll, rate",
        value: 300,
        unit: "/s",
        baseline: 400,
        ratio: 0.75,
        spread: 0.04,
      },
      { part: "start", name: "first card", value: 400, unit: "ms" },
      { part: "start", name: "new", value: 1, unit: "s" },
    ],
    await readRun(file),
  );
  expect(rows.map(({ before }) => before)).toEqual([1.5, 0.4, undefined]);
  const [, first] = table(rows).split("\n");
  expect(first?.split(/\s{2,}/)).toEqual(["poll, rate", "300 /s", "400 /s", "0.75×", "± 4 %", "1.50×"]);
  await writeFile(file, "{}");
  await expect(readRun(file)).rejects.toThrow();
});
