import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StartOptions, start } from "./boot-support.ts";

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "brandrun-refused-"));
  writeFileSync(join(cwd, "file"), "");
});
afterAll(() => rmSync(cwd, { recursive: true }));

const refused = async (options: Partial<StartOptions>) => {
  const { code, errors, output } = await start({ port: 8787, folder: join(cwd, "data"), cwd, ...options })
    .ended;
  expect({ code, output, lines: errors.split("\n").length - 1 }).toEqual({ code: 1, output: "", lines: 1 });
  return errors;
};

test("the local platform refuses a data folder that is a file", async () => {
  const sentence = `The data folder ${cwd}/file cannot be written: it is, or is in, a file (ENOTDIR).`;
  expect(await refused({ folder: join(cwd, "file") })).toContain(sentence);
});

test("the local platform refuses a data folder that cannot be created", async () => {
  expect(await refused({ folder: join(cwd, "file/below") })).toContain("cannot be written");
  expect(await refused({ folder: "/dev/null/data" })).toContain("cannot be written");
});

test("the local platform refuses an invalid port", async () => {
  expect(await refused({ port: "abc" })).toBe(
    'PORT must be a whole number from 1 to 65535, not "abc". For example: PORT=8790 npm start\n',
  );
});

test("the local platform refuses an old Node before it loads anything else", async () => {
  const old = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.17.0" } })`;
  const nodeFlags = ["--import", `data:text/javascript,${encodeURIComponent(old)}`];
  expect(await refused({ nodeFlags })).toBe(
    "Brandrun needs Node 20.18 or newer, and this is Node 20.17.0.\n",
  );
});
