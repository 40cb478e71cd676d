import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/v4";
import { jsonFile } from "../../../lib/local/disk/json-file.ts";
import { savedState } from "../../../lib/local/disk/saved-state.ts";

const Shape = z.object({ name: z.string(), list: z.array(z.number()) });
const CONTENT = { name: "a", list: [1, 2] };

let folder: string;
let path: string;
let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, "error").mockImplementation((line) => void log.push(line));
  folder = mkdtempSync(join(tmpdir(), "json-file-"));
  path = join(folder, "f.json");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const file = (copied = false) =>
  jsonFile({ path, shape: Shape, wayOut: "move it away to start with nothing", copied });

test("a JSON file keeps its content, for its owner only", () => {
  expect(file().read()).toBeUndefined();
  file().write(CONTENT);
  expect(file().read()).toEqual(CONTENT);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ["", "in line 1"],
  ["\0\0\0", "in line 1"],
  ['{\n  "name": "a",\n  "list": [1, 2', "in line 3"],
  ['{\n  "name": "a,\n  "list": []\n}', "in line 2"],
  ['{\n  "name": "a"\n  "list": []\n}', "in line 3"],
  ['{\n  "name": "a",,\n  "list": []\n}', "in line 2"],
  ['{ "name": "a",\n  "list": [] }\n}', "in line 3"],
  ['{ "name": "a",\n "list": [1.e5] }', "in line 2"],
  ["null", "in line 1"],
  ['{"name": "a", "list": [1, "2"]}', 'in the field "list.1"'],
])("the damaged JSON file %j is refused %s and left as it is", (text, where) => {
  writeFileSync(path, text);
  const sentence = `${path} is damaged ${where}. Restore it from a backup, or move it away to start with nothing.`;
  expect(() => file().read()).toThrow(new Error(sentence));
  expect(file().readOrRemake()).toBeUndefined();
  expect(log).toEqual([`${path} was damaged or incomplete; it is made again.`]);
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("a JSON file with too many open brackets is refused", () => {
  writeFileSync(path, "[".repeat(100_000));
  expect(() => file().read()).toThrow(`${path} is damaged in line 1.`);
});

test("a folder in the place of a JSON file is refused by name", () => {
  mkdirSync(path);
  expect(() => file().read()).toThrow(`${path} cannot be used: it is a folder (EISDIR).`);
});

test("a JSON file that cannot be written keeps its content", () => {
  file().write(CONTENT);
  mkdirSync(`${path}.new`);
  expect(() => file().write({ name: "b", list: [] })).toThrow(`${path} cannot be used: it is a folder`);
  expect(file().read()).toEqual(CONTENT);
});

describe("a copied JSON file", () => {
  test.each([
    ["damaged", "damaged", () => writeFileSync(path, '{"name')],
    ["empty", "damaged", () => writeFileSync(path, "")],
    ["missing", "missing", () => rmSync(path)],
  ])("a copied JSON file that is %s is read from its copy", (_what, was, damage) => {
    file(true).write(CONTENT);
    damage();
    expect(file(true).read()).toEqual(CONTENT);
    expect(log).toEqual([`${path} was ${was}; its copy is used.`]);
  });

  test("a copied JSON file outlives its copy, and makes it again", () => {
    file(true).write(CONTENT);
    writeFileSync(`${path}.copy`, "{");
    expect(file(true).read()).toEqual(CONTENT);
    file(true).write(CONTENT);
    writeFileSync(path, "{");
    expect(file(true).read()).toEqual(CONTENT);
  });

  test("a copied JSON file that is damaged twice is refused by name", () => {
    for (const name of [path, `${path}.copy`]) writeFileSync(name, "{");
    expect(() => file(true).read()).toThrow(`${path} is damaged in line 1.`);
  });
});

test("state that could not be saved is as it was saved last", () => {
  const state = savedState(file(), { name: "", list: [] as number[] });
  state.content.list.push(1);
  state.save();
  mkdirSync(`${path}.new`);
  state.content.list.push(2);
  expect(state.save).toThrow(path);
  expect(state.content).toEqual({ name: "", list: [1] });
});
