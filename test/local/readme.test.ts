import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { type Started, start } from "./boot-support.ts";

const PAGES = ["README.md", "functions/docs/start.md"];
const PATH = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
/** Starting and testing the service are what this test and `.ci/run` do themselves. */
const STARTS = /^npm ci && npm (start|test)\b/;

let folder: string;
let port: number;
let service: Started;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "brandrun-readme-"));
  port = await freePort();
  service = start({ port, folder: join(folder, "data"), cwd: folder });
  await service.ready();
}, 120_000);
afterAll(async () => {
  service.child.kill("SIGTERM");
  await service.ended;
  rmSync(folder, { recursive: true });
});

/** Listening goes on until Ctrl-C; test/cli/listen.test.ts holds it. */
const ENDLESS = /^npx brandrun listen (?!.*--once)/;

/** The commands of a page's shell blocks, in order, as one script. */
const scriptOf = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .map(([, block = ""]) => block)
    .join("")
    .split("\n")
    .filter((line) => !STARTS.test(line) && !ENDLESS.test(line))
    .join("\n");

test.each(PAGES)(
  "every command of %s works with any PORT and DATA_DIR",
  { timeout: 300_000 },
  async (page) => {
    const script = `set -euo pipefail\n${scriptOf(page)}`;
    const env = { PATH, HOME: folder, PORT: String(port), DATA_DIR: join(folder, "data") };
    const { stdout } = await promisify(execFile)("bash", ["-c", script], {
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    expect(stdout).toContain('"status"');
    expect(stdout).not.toMatch(/"code":\s*"[a-z_]+",\s*"message"/);
  },
);

test("the README's commands to start and test the service are the commands that CI runs", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toMatch(/^npm ci && npm start\b/m);
  expect(readme).toMatch(/^npm ci && npm test\b/m);
  const ci = readFileSync(".ci/run", "utf8");
  expect(ci).toMatch(/^npm ci\b/m);
  expect(ci).toMatch(/^npm test$/m);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts.start).toBe("exec node lib/local/boot.mjs");
});
