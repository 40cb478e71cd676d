import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../../lib/local/compile.mjs";
import { COMPILED, currentStart, NOTE } from "../../lib/local/compiled.mjs";

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(`${COMPILED}-test-`);
  program = (await compile(folder)) ?? "";
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

const note = () => JSON.parse(readFileSync(join(folder, NOTE), "utf8"));
const noteThat = (changes: object) =>
  writeFileSync(join(folder, NOTE), JSON.stringify({ ...note(), ...changes }));

test("the local platform is compiled into one file, which holds until one of its sources changes", () => {
  expect(program).toMatch(/start\.mjs$/);
  expect(currentStart(folder)).toBe(program);
  expect(note().inputs).toContain(join(import.meta.dirname, "../../lib/local/platform.ts"));
});

test.each([
  ["without its note", () => rmSync(join(folder, NOTE))],
  ["whose note is garbage", () => writeFileSync(join(folder, NOTE), "{")],
  ["of changed sources", () => noteThat({ stamp: "older" })],
  ["of a source that is gone", () => noteThat({ inputs: [...note().inputs, join(folder, "gone.ts")] })],
  ["of the folder that this one was copied from", () => noteThat({ inputs: [], stamp: "" })],
  ["that was cut off", () => writeFileSync(program, readFileSync(program).subarray(0, 1000))],
  ["with a damaged thread", () => appendFileSync(join(dirname(program), "thread.mjs"), " ")],
])("a program %s is compiled again", async (_what, damage) => {
  damage();
  expect(currentStart(folder)).toBeUndefined();
  expect(await compile(folder)).toBe(program);
  expect(currentStart(folder)).toBe(program);
});

test("a source that changes while it is compiled leaves no note", async () => {
  rmSync(join(folder, NOTE));
  expect(await compile(folder, 0)).toBeUndefined();
  expect(currentStart(folder)).toBeUndefined();
});
