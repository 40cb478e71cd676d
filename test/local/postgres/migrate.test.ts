import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMigrations } from "../../../drizzle/migrate.ts";
import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { clients } from "./support.ts";

const URL = "postgres://postgres:local@ep-test.eu-central-1.aws.neon.tech/brandrun";
let server: Awaited<ReturnType<typeof startPostgres>>;
let root: string;

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  root = mkdtempSync(join(tmpdir(), "brandrun-migrations-"));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Runs migrations with this SQL, named and dated by their place in the list. */
function migrate(...files: string[]) {
  const entries = files.map((_, i) => ({
    idx: i,
    version: "7",
    when: i + 1,
    tag: `${i}`,
    breakpoints: true,
  }));
  mkdirSync(join(root, "meta"), { recursive: true });
  writeFileSync(
    join(root, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  for (const [i, sql] of files.entries()) writeFileSync(join(root, `${i}.sql`), sql);
  return runMigrations(URL, { local: `127.0.0.1:${server.port}`, folder: root });
}

const FIRST = "create table one (id int);--> statement-breakpoint\ncreate index on one (id);";
const SECOND = "create table two (id int);";

test("what is missing is applied once, in order, by one of several at the same time", async () => {
  expect(await Promise.all([migrate(FIRST), migrate(FIRST), migrate(FIRST)])).toEqual(
    expect.arrayContaining([1, 0, 0]),
  );
  expect(await migrate(FIRST, SECOND)).toBe(1);
  expect(await migrate(FIRST, SECOND)).toBe(0);
});

test("a migration that fails takes back those before it", async () => {
  const broken = migrate(FIRST, SECOND, "create table three (id int);", "create table three (id int);");
  await expect(broken).rejects.toMatchObject({ code: "42P07" });
  const { sql } = clients(server.port);
  expect(await sql`select to_regclass('three') as three`).toEqual([{ three: null }]);
  expect(await migrate(FIRST, SECOND, "create table three (id int);")).toBe(1);
});

test("the command asks for DATABASE_URL", async () => {
  const script = join(import.meta.dirname, "../../../drizzle/migrate.ts");
  const [code, stderr] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, ["--import", "tsx", script], { env: {} }, (error, _out, text) =>
      resolve([error?.code, text]),
    );
  });
  expect(code).toBe(1);
  expect(stderr).toBe("Set DATABASE_URL to the database to migrate: postgres://user:password@host/name.\n");
});
