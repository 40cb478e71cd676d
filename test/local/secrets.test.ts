import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSecrets } from "../../lib/local/secrets.ts";

let folder: string;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the secrets of a data folder are drawn once", () => {
  const first = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(first);
  expect(readSecrets().sealingKey).not.toBe(first.sealingKey);
  expect(readSecrets().databasePassword).not.toBe(first.databasePassword);
});

test("a data folder of an older version keeps its secrets and gets a password for its database", () => {
  const { databasePassword, ...older } = readSecrets(folder);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), JSON.stringify(older));
  const first = readSecrets(folder);
  expect(first).toEqual({ ...older, databasePassword: expect.stringMatching(/^[\w-]{32}$/) });
  expect(first.databasePassword).not.toBe(databasePassword);
  expect(readSecrets(folder)).toEqual(first);
});

test.each([
  ["cut off", (text: string) => text.slice(0, 100)],
  ["empty", () => ""],
  ["of another shape", () => "{}"],
  ["without a usable sealing key", (text: string) => text.replace(/"sealingKey": "./, '"sealingKey": "?')],
])("secrets that are %s keep the sealing key", (_what, damage) => {
  const first = readSecrets(folder);
  const path = join(folder, "secrets.json");
  writeFileSync(path, damage(readFileSync(path, "utf8")));
  expect(readSecrets(folder)).toEqual(first);
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(first);
});

test("secrets without any readable copy are refused, and nothing is overwritten", () => {
  readSecrets(folder);
  const files = readdirSync(folder).map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, "{}");
  expect(() => readSecrets(folder)).toThrow("secrets.json is damaged in the field");
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(files.map(() => "{}"));
});

test("secrets that are missing beside a database are not drawn again", () => {
  mkdirSync(join(folder, "postgres"));
  expect(() => readSecrets(folder)).toThrow("secrets.json is missing");
});
