import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@upstash/qstash";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { descendants, runs, type Started, start, until } from "./boot-support.ts";
import { clients } from "./postgres/support.ts";

const CLI = join(import.meta.dirname, "../../lib/cli/bin.mjs");
let cwd: string;
let folder: string;
let port: number;
let running: Started;
let cardUrl = "";
let messageId = "";

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "brandrun-boot-"));
  folder = join(cwd, "new/folder");
  port = await freePort();
});
afterAll(async () => {
  running.child.kill("SIGTERM");
  await running.ended;
  rmSync(cwd, { recursive: true });
});

async function restart(): Promise<string> {
  running = start({ port, folder, cwd });
  return running.ready();
}

const sql = () => {
  const { database_port, database_url } = running.connectionInfo();
  return clients(database_port, database_url).sql;
};
const queue = () => {
  const { qstash_url, qstash_token } = running.connectionInfo();
  return new Client({ baseUrl: qstash_url, token: qstash_token, retry: false });
};

/** A row, an object and a message, each acknowledged. */
async function expectAllKept() {
  expect(await sql()`select word from kept`).toEqual([{ word: "row" }]);
  expect((await fetch(cardUrl)).status).toBe(200);
  expect(await queue().messages.get(messageId)).toMatchObject({ messageId });
}

// What follows is one life of one data folder, told in order.

test("the first start of the local platform creates its folder, serves and prints its address", {
  timeout: 120_000,
}, async () => {
  const said = await restart();
  expect(said).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/api/v1/health`)).status).toBe(200);
  expect(statSync(join(folder, "platform.json")).mode & 0o777).toBe(0o600);
  expect(running.connectionInfo()).toMatchObject({
    pid: running.child.pid,
    base_url: `http://localhost:${port}`,
  });

  expect(said).toContain(`eval "$(DATA_DIR='new/folder' npx brandrun env)"`);
  const options = { cwd, env: { DATA_DIR: "new/folder" }, encoding: "utf8" as const };
  expect(execFileSync(process.execPath, [CLI, "env"], options)).toContain(
    `export BRANDRUN_URL='http://localhost:${port}'`,
  );

  cardUrl = /http:\S+\/assets\/\S+/.exec(said)?.[0] ?? "";
  await sql()`create table kept as select 'row' as word`;
  ({ messageId } = await queue().publishJSON({ url: "http://127.0.0.1:9/", body: {}, delay: 3600 }));
  await expectAllKept();
});

test("a taken port is reported in one sentence", async () => {
  const { code, errors } = await start({ port, folder: join(cwd, "other"), cwd }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^Port ${port} is taken: .* PORT=\\d+ npm start\\. .*\\n$`));
});

test("a data folder in use is refused with the process that uses it", async () => {
  const { code, errors } = await start({ port: await freePort(), folder, cwd }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    new RegExp(
      `^A service runs in the data folder ${folder} already: process ${running.child.pid}\\..* PORT=8790 npm start\\n$`,
    ),
  );
});

test("the service's process restarts after it is killed", async () => {
  const [before] = descendants(running.child, "workerd");
  process.kill(before ?? 0, "SIGKILL");
  await until(() => descendants(running.child, "workerd").some((pid) => pid !== before));
  await until(async () => (await fetch(cardUrl).catch(() => undefined))?.status === 200);
});

test("Ctrl-C ends the local platform within a second", async () => {
  const family = descendants(running.child);
  expect(family.length).toBeGreaterThan(0);
  const asked = performance.now();
  // A terminal sends it to the whole group, and npm once more to its child.
  process.kill(-(running.child.pid ?? 0), "SIGINT");
  running.child.kill("SIGINT");
  const { code } = await running.ended;
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(code).toBe(0);
  expect(family.filter(runs)).toEqual([]);
  expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(["lock.json"]));
  expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(["platform.json"]));
});

test("the local platform keeps its data over a restart", { timeout: 30_000 }, async () => {
  await restart();
  await expectAllKept();
});

test("kill -9 leaves no process behind, and the next start keeps all data", {
  timeout: 30_000,
}, async () => {
  const family = descendants(running.child);
  running.child.kill("SIGKILL");
  await until(() => !family.some(runs));
  await restart();
  await expectAllKept();
});

test("a workerd process that was left behind is ended by the next start", { timeout: 30_000 }, async () => {
  const [orphan = 0] = descendants(running.child, "workerd");
  for (const pid of [running.child.pid ?? 0, ...descendants(running.child, "/bin/sh")])
    process.kill(pid, "SIGKILL");
  await running.ended;
  expect(runs(orphan)).toBe(true);
  await restart();
  expect(runs(orphan)).toBe(false);
  await expectAllKept();
});
