import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { Problem } from "../../../lib/local/problem.ts";
import { clients, PASSWORD } from "./support.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "brandrun-postgres-"));
});
afterAll(() => rmSync(root, { recursive: true }));

const startChild = (folder: string) =>
  spawn(
    process.execPath,
    ["--import", "tsx", fileURLToPath(new URL("crash-child.ts", import.meta.url)), folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );

/** Lets the child write until it has reported so many rows, kills it, and answers with all it reported. */
async function writeAndKill(folder: string, count: number): Promise<number[]> {
  const child = startChild(folder);
  const reported: number[] = [];
  createInterface(child.stdout).on("line", (line) => {
    reported.push(Number(line));
    if (reported.length === count) child.kill("SIGKILL");
  });
  await once(child, "close");
  return reported;
}

test("the local Postgres loses no acknowledged row when its process is killed", {
  timeout: 120_000,
}, async () => {
  const folder = join(root, "killed");
  const reported: number[] = [];
  for (const count of [25, 60, 140]) reported.push(...(await writeAndKill(folder, count)));

  const server = await startPostgres({ folder, password: PASSWORD });
  const rows = await clients(server.port).sql`select n::int from acknowledged`;
  await server.close();
  const kept = new Set(rows.map(({ n }) => n));
  expect(reported.length).toBeGreaterThanOrEqual(225);
  expect(reported.filter((n) => !kept.has(n))).toEqual([]);
});

test("a local Postgres database whose creation was interrupted is created again", {
  timeout: 120_000,
}, async () => {
  const folder = join(root, "unfinished");
  const child = startChild(folder);
  while (!existsSync(join(folder, "base"))) await sleep(5);
  child.kill("SIGKILL");
  await once(child, "close");

  const server = await startPostgres({ folder, password: PASSWORD });
  expect(await clients(server.port).sql`select 1 as one`).toEqual([{ one: 1 }]);
  await server.close();
});

test("a database that cannot be opened is a Problem that names its folder", async () => {
  const folder = join(root, "damaged");
  mkdirSync(folder);
  writeFileSync(join(folder, "PG_VERSION"), "");
  const { opened, close } = await startPostgres({ folder, password: PASSWORD });
  await expect(opened).rejects.toThrow(`${folder} is damaged so that PostgreSQL cannot open it (`);
  await expect(opened).rejects.toBeInstanceOf(Problem);
  await close();
});

test("the platform ends with the thread of its database, whatever else it survives", async () => {
  const at = (file: string) => JSON.stringify(new URL(`../../../lib/local/${file}`, import.meta.url).href);
  const script = `
    import { surviveErrors } from ${at("last-resort.ts")};
    import { startPostgres } from ${at("postgres/server.ts")};
    let thread;
    process.once("worker", (worker) => { thread = worker; });
    const { opened } = await startPostgres({ password: "" });
    await opened;
    surviveErrors();
    thread.emit("error", new Error("out of memory"));
    setInterval(() => {}, 1000);`;
  const file = join(root, "start.mts");
  writeFileSync(file, script);
  const child = spawn(process.execPath, ["--import", "tsx", file]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(errors).toContain("The database has ended, and the platform with it");
});
