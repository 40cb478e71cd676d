import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { PYTHON, SOURCE } from "../clients/python/python-of.ts";
import { served } from "../support/served.ts";
import { world } from "../support/world.ts";

const folder = mkdtempSync(join(tmpdir(), "brandrun-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const guide = readFileSync("functions/docs/whole-program.md", "utf8");
const programIn = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m").exec(guide)?.[1] ?? "";

const isThere = (program: string, option: string) => spawnSync(program, [option]).status === 0;
/** Those whose language is on this machine. */
const PROGRAMS = [
  { language: "ts", file: "post.ts", command: [process.execPath, "--import", import.meta.resolve("tsx")] },
  ...(PYTHON ? [{ language: "python", file: "post.py", command: [PYTHON] }] : []),
  ...(isThere("php", "--version") ? [{ language: "php", file: "post.php", command: ["php"] }] : []),
  ...(isThere("go", "version") ? [{ language: "go", file: "post.go", command: ["./post"] }] : []),
];
/** A program is found where the caller finds it. */
// biome-ignore lint/style/noProcessEnv: see above.
const { PATH } = process.env;
/** Built beforehand, so that no time of the compiler counts as time without an event. */
const buildGo = () =>
  execFileSync("go", ["build", "-o", "post", "post.go"], { cwd: folder, env: { PATH, HOME: folder } });
const SECRET = `whsec_${Buffer.from("a secret of twenty-four b").toString("base64")}`;

/** Drives the service, and hands each run that has ended to the program as a signed webhook, until it has ended. */
async function untilOver(child: ChildProcess, w: Awaited<ReturnType<typeof world>>, port: number) {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    await w.drain();
    const runs = (await (await w.get("/runs")).json()) as { id: string; status: string }[];
    for (const data of runs.filter(({ status }) => status === "succeeded")) await tell(port, data);
    await sleep(100);
  }
}

async function tell(port: number, data: object): Promise<void> {
  const [id, at] = [crypto.randomUUID(), new Date()];
  const body = JSON.stringify({ type: "run.succeeded", timestamp: at.toISOString(), data });
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign(id, at, body),
  };
  await fetch(`http://127.0.0.1:${port}/hook`, { method: "POST", headers, body }).catch(() => undefined);
}

/** The built client, in a package of modules. */
function installClient(): void {
  execFileSync(process.execPath, ["lib/clients/ts/build.mjs", join(folder, "node_modules/brandrun")]);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
}

test("the program in TypeScript passes the strictest check", { timeout: 60_000 }, () => {
  installClient();
  writeFileSync(join(folder, "strict.ts"), programIn("ts"));
  const options = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    types: ["node"],
    typeRoots: [resolve("node_modules/@types")],
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, files: ["strict.ts"] }),
  );
  const { status, stdout } = spawnSync(process.execPath, [resolve("node_modules/.bin/tsc"), "-p", folder]);
  expect(`${stdout}`).toBe("");
  expect(status).toBe(0);
});

test.each(PROGRAMS)(
  "the program in $language makes a card, hears of its end and posts it",
  { timeout: 240_000 },
  async ({ language, file, command }) => {
    if (language === "ts") installClient();
    const w = await world({ key: { mode: "test" } });
    const { origin, close } = await served(w);
    onTestFinished(close);
    const port = await freePort();
    writeFileSync(join(folder, file), programIn(language).replace("3000", String(port)));
    if (language === "go") buildGo();
    const [program = "", ...options] = command;
    const child = spawn(program, [...options, ...(language === "go" ? [] : [file])], {
      cwd: folder,
      env: {
        BRANDRUN_URL: origin,
        BRANDRUN_API_KEY: w.key,
        BRANDRUN_WEBHOOK_SECRET: SECRET,
        PYTHONPATH: resolve(SOURCE),
        PATH,
      },
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    let output = "";
    child.stdout.on("data", (part) => (output += part));
    await untilOver(child, w, port);

    expect(output).toMatch(/^succeeded approved \S+\.png\nposted https:\/\/example\.test\/\S+\n$/);
    expect(child.exitCode).toBe(0);
  },
);
