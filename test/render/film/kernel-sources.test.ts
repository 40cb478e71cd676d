import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { buildKernel } from "../../../lib/render/film/kernel/build.mjs";
import { KERNEL_WASM } from "../../support/film-stream.ts";

const LONGEST_LINE = 110;
const LONGEST_COMMENT = 120;
const LONGEST_FILE = 260;

const sources = readdirSync(dirname(KERNEL_WASM))
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({ name, lines: readFileSync(join(dirname(KERNEL_WASM), name), "utf8").split("\n") }));

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

test("the committed kernel is what its sources compile to", async () => {
  expect(Buffer.compare(await buildKernel(), readFileSync(KERNEL_WASM))).toBe(0);
}, 120_000);

test.each(sources)("the kernel source $name is short and has short lines", ({ lines }) => {
  expect(lines.filter((line) => line.length > (isComment(line) ? LONGEST_COMMENT : LONGEST_LINE))).toEqual(
    [],
  );
  expect(lines.length).toBeLessThanOrEqual(LONGEST_FILE);
});
