import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Bundle, hashOf } from "../../lib/local/bundle.ts";
import { cachedBundle } from "../../lib/local/bundle-cache.ts";

let folder: string;
let file: string;
let built: Bundle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "brandrun-bundle-"));
  file = join(folder, "bundle.cache");
  built = await cachedBundle(file);
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

test("the Worker bundle begins with its entry and lists its sources", () => {
  expect(built.modules[0]).toMatchObject({ type: "ESModule", path: "index.js" });
  expect(built.inputs).toContain(join(import.meta.dirname, "../../functions/index.ts"));
});

test("a new folder takes over what is built already, while it is current", async () => {
  const kept = deserialize(readFileSync(file));
  const modules = kept.bundle.modules.slice(0, 1);
  const bundle = { ...kept.bundle, modules, hash: hashOf(modules) };
  const [elsewhere, taken] = [join(folder, "elsewhere.cache"), join(folder, "taken.cache")];
  writeFileSync(elsewhere, serialize({ ...kept, bundle }));
  expect((await cachedBundle(taken, elsewhere)).hash).toBe(bundle.hash);
  expect((await cachedBundle(taken, join(folder, "none.cache"))).hash).toBe(bundle.hash);
  writeFileSync(elsewhere, serialize({ ...kept, bundle, stamp: "older" }));
  rmSync(taken);
  expect((await cachedBundle(taken, elsewhere)).hash).toBe(built.hash);
});

test("a bundle of unchanged sources is not built again", async () => {
  const before = statSync(file).mtimeMs;
  const again = await cachedBundle(file);
  expect(again.hash).toBe(built.hash);
  expect(again.modules.map(({ contents }) => contents.length)).toEqual(
    built.modules.map(({ contents }) => contents.length),
  );
  expect(statSync(file).mtimeMs).toBe(before);
});

test("a bundle of changed sources is built again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const kept = deserialize(readFileSync(file));
  writeFileSync(file, serialize({ ...kept, stamp: "older" }));
  expect((await cachedBundle(file)).hash).toBe(built.hash);
  expect(log).not.toHaveBeenCalled();
});

test("a bundle of the folder that this one was copied from is built again", async () => {
  const kept = deserialize(readFileSync(file));
  const original = join(folder, "original.ts");
  writeFileSync(original, "");
  const { mtimeMs, size } = statSync(original);
  const bundle = { ...kept.bundle, inputs: [original] };
  writeFileSync(file, serialize({ bundle, stamp: `${mtimeMs} ${size}` }));
  expect((await cachedBundle(file)).inputs).toContain(join(import.meta.dirname, "../../functions/index.ts"));
});

/** One bit of the largest module differs. */
function flipped(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}

test.each([
  ["garbage", () => "damaged"],
  ["empty", () => ""],
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
  ["of another shape", () => serialize({ stamp: 1 })],
  ["changed by one bit", flipped],
])("a bundle cache that is %s is made again, and the log says so", async (_what, damage) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  writeFileSync(file, damage(readFileSync(file)));
  expect((await cachedBundle(file)).hash).toBe(built.hash);
  expect(log).toHaveBeenCalledWith(`${file} was damaged or incomplete; it is made again.`);
  expect(deserialize(readFileSync(file)).bundle.hash).toBe(built.hash);
});
