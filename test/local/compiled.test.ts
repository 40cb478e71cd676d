import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../../lib/local/compile.mjs";
import { COMMAND_LINE, currentProgram, NOTE, PLATFORM } from "../../lib/local/compiled.mjs";

const folder = mkdtempSync(`${PLATFORM.folder}-test-`);
const platform = { ...PLATFORM, folder };
let program: string;
beforeAll(async () => {
  program = (await compile(platform)) ?? "";
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

const note = () => JSON.parse(readFileSync(join(folder, NOTE), "utf8"));
const noteThat = (changes: object) =>
  writeFileSync(join(folder, NOTE), JSON.stringify({ ...note(), ...changes }));

test("the local platform is compiled into one file, which holds until one of its sources changes", () => {
  expect(program).toMatch(/start\.mjs$/);
  expect(currentProgram(platform)).toBe(program);
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
  expect(currentProgram(platform)).toBeUndefined();
  expect(await compile(platform)).toBe(program);
  expect(currentProgram(platform)).toBe(program);
});

test("a source that changes while it is compiled leaves no note", async () => {
  rmSync(join(folder, NOTE));
  expect(await compile(platform, 0)).toBeUndefined();
  expect(currentProgram(platform)).toBeUndefined();
});

test("the command line is one file too: no TypeScript is read to run it", async () => {
  expect(currentProgram(COMMAND_LINE) ?? (await compile(COMMAND_LINE))).toMatch(/main\.mjs$/);
  const seen = mkdtempSync(join(tmpdir(), "brandrun-seen-"));
  const bin = join(import.meta.dirname, "../../lib/cli/bin.mjs");
  const out = execFileSync(process.execPath, [bin, "--version"], { env: { NODE_V8_COVERAGE: seen } });
  const loaded = readdirSync(seen).flatMap((name) =>
    JSON.parse(readFileSync(join(seen, name), "utf8")).result.map(({ url }: { url: string }) => url),
  );
  rmSync(seen, { recursive: true });

  expect(String(out)).toMatch(/^brandrun \d/);
  expect(loaded.filter((url) => /compiled-cli/.test(url))).toHaveLength(1);
  expect(loaded.filter((url) => /\.ts$|tsx/.test(url))).toEqual([]);
});
