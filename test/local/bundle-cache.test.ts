import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bundle } from "../../lib/local/bundle.ts";
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

test("the Worker bundle begins with its entry and lists its sources", () => {
  expect(built.modules[0]).toMatchObject({ type: "ESModule", path: "index.js" });
  expect(built.inputs).toContain(join(import.meta.dirname, "../../functions/index.ts"));
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

test("a bundle of changed or unreadable sources is built again", async () => {
  const kept = deserialize(readFileSync(file));
  const old = { ...kept, stamp: "older", bundle: { ...kept.bundle, hash: "old" } };
  for (const content of [serialize(old), "damaged"]) {
    writeFileSync(file, content);
    expect((await cachedBundle(file)).hash).toBe(built.hash);
  }
});
