import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { type Started, start } from "./boot-support.ts";

/** What a newcomer reads in the first hour: every command of these pages is run, but for those that `skip` names. */
const PAGES: { page: string; skip?: RegExp }[] = [
  { page: "README.md" },
  { page: "functions/docs/start.md" },
  // A person allows a login on a page. `jq` is not everywhere.
  { page: "functions/docs/cli.md", skip: /^npx brandrun (?:login|runs .*\| jq)/ },
  { page: "functions/docs/api.md" },
  { page: "functions/docs/posting.md" },
  { page: "functions/docs/webhooks.md" },
  { page: "functions/docs/agents.md" },
];
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
/** The pages for every service say so where that of `npm start` is meant. */
const ELSEWHERE = /^export BRANDRUN_URL=\S+ .*# with npm start: (eval .*)$/;

/** What is to be typed, and the files to be saved, in the order of the page. */
const BLOCKS = /^(?:Save this as `(\S+)`:\n\n```js|```sh)\n([\s\S]*?)^```/gm;

/** The commands of a page, in order, as one script. Its files lie beside the data of the test. */
const scriptOf = (page: string, skip: RegExp | undefined) =>
  [...readFileSync(page, "utf8").matchAll(BLOCKS)]
    .map(([, file, block = ""]) => (file ? `cat > ${file} <<'END'\n${block}END\n` : commandsIn(block, skip)))
    .join("")
    .replaceAll("first.mjs", join(folder, "first.mjs"));

const commandsIn = (block: string, skip: RegExp | undefined) =>
  block
    .replaceAll(" \\\n", " ")
    .split("\n")
    .filter((line) => !STARTS.test(line) && !ENDLESS.test(line) && !skip?.test(line))
    .map((line) => line.replace(ELSEWHERE, "$1"))
    .join("\n");

test.each(PAGES)(
  "every command of $page works with any PORT and DATA_DIR",
  { timeout: 300_000 },
  async ({ page, skip }) => {
    const script = `set -euo pipefail\n${scriptOf(page, skip)}`;
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
