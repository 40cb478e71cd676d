import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/v4";
import { openJournal } from "../../../lib/local/disk/journal.ts";
import { Problem } from "../../../lib/local/problem.ts";

type Tables = { notes: { text: string }; counts: number };
const SHAPES = { notes: z.object({ text: z.string() }), counts: z.number() };
const LINE = '[["notes","c",{"text":"third"}]]';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journal-"));
  path = join(folder, "j.journal");
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  openJournal<Tables>({ path, shapes: SHAPES, wayOut: "move it away to start with nothing" });
const rowsOf = () => {
  const journal = open();
  journal.close();
  return [...journal.notes, ...journal.counts];
};
/** A journal with a row in each table. */
function fill() {
  const journal = open();
  journal.commit([["notes", "a", { text: "first" }]]);
  journal.commit([
    ["notes", "b", { text: "second" }],
    ["counts", "n", 1],
  ]);
  journal.commit([["notes", "b", null]]);
  journal.close();
}
const FILLED = [
  ["a", { text: "first" }],
  ["n", 1],
];

test("a journal keeps its rows, for its owner only", () => {
  fill();
  expect(rowsOf()).toEqual(FILLED);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ...Array.from({ length: LINE.length }, (_, length) => LINE.slice(0, length)),
  "\0".repeat(300),
  `${LINE.slice(0, 9)}\0\0\n`,
])("a journal drops the last line %j, which a crash cut off", (tail) => {
  fill();
  appendFileSync(path, tail);
  expect(rowsOf()).toEqual(FILLED);
  const journal = open();
  journal.commit([["counts", "m", 2]]);
  journal.close();
  expect(rowsOf()).toEqual([...FILLED, ["m", 2]]);
});

test.each([
  ["broken JSON", '[["notes"'],
  ["an object", "{}"],
  ["a change that is none", "[1]"],
  ["an unknown table", '[["others","a",1]]'],
  ["a row of another table", '[["counts","a",{"text":"x"}]]'],
])("a journal with %s in the middle is refused with the line and left as it is", (_what, line) => {
  fill();
  const [first, ...others] = readFileSync(path, "utf8").split("\n");
  const content = [first, line, ...others].join("\n");
  writeFileSync(path, content);
  expect(open).toThrow(
    new Problem(
      `${path} is damaged in line 2. Restore it from a backup, or move it away to start with nothing.`,
    ),
  );
  expect(readFileSync(path, "utf8")).toBe(content);
});

test("a journal that ends in something else than the beginning of a line is refused", () => {
  fill();
  appendFileSync(path, "garbage");
  expect(open).toThrow(`${path} is damaged in line 4.`);
});

test("a last line of the wrong shape is no cut-off line", () => {
  fill();
  appendFileSync(path, '{"a":1}\n');
  expect(open).toThrow(`${path} is damaged in line 4.`);
});

test("a folder in the place of a journal is refused by name", () => {
  mkdirSync(path);
  expect(open).toThrow(`${path} cannot be used: it is a folder (EISDIR).`);
});

test("a journal that outgrows its rows is replaced while it is open, and loses nothing", () => {
  const journal = open();
  for (let n = 0; n < 20; n++) journal.commit([["notes", "a", { text: `${n}${"x".repeat(1_000_000)}` }]]);
  expect(statSync(path).size).toBeLessThan(8_000_000);
  journal.close();
  expect(rowsOf()).toMatchObject([["a", { text: expect.stringMatching(/^19x/) }]]);
});

test("a journal that cannot be replaced goes on as it is", () => {
  fill();
  mkdirSync(`${path}.new`);
  appendFileSync(path, LINE.slice(0, 9));
  const journal = open();
  journal.commit([["counts", "m", 2]]);
  journal.close();
  expect(rowsOf()).toEqual([...FILLED, ["m", 2]]);
});
