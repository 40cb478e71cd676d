import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "../../../drizzle/apply-migrations.ts";
import { extensions, makeBlank, migrationSession, readBlank } from "../../../lib/local/postgres/blank.ts";

let db: PGlite;
let root: string;

beforeAll(async () => {
  db = await PGlite.create();
  root = mkdtempSync(join(tmpdir(), "brandrun-migrations-"));
}, 60_000);
afterAll(async () => {
  await db.close();
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
  return applyMigrations(migrationSession(db), root);
}

const FIRST = "create table one (id int);--> statement-breakpoint\ncreate index on one (id);";
const SECOND = "create table two (id int);";

test("the blank database has every migration", { timeout: 60_000 }, async () => {
  await makeBlank();
  const blank = await PGlite.create({ loadDataDir: readBlank()!, extensions });
  const { rows } = await blank.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([{ tables: expect.toSatisfy((count: number) => count > 30) }]);
  expect(await applyMigrations(migrationSession(blank))).toBe(0);
  await blank.close();
});

test("missing migrations are applied once and in order", async () => {
  expect(await migrate(FIRST)).toBe(1);
  expect(await migrate(FIRST, SECOND)).toBe(1);
  expect(await migrate(FIRST, SECOND)).toBe(0);
});

test("a failing migration rolls back the migrations before it", async () => {
  const broken = migrate(FIRST, SECOND, "create table three (id int);", "create table three (id int);");
  await expect(broken).rejects.toMatchObject({ code: "42P07" });
  const { rows } = await db.query("select to_regclass('three') as three");
  expect(rows).toEqual([{ three: null }]);
  expect(await migrate(FIRST, SECOND, "create table three (id int);")).toBe(1);
});

test("the migrate command requires DATABASE_URL", async () => {
  const script = join(import.meta.dirname, "../../../drizzle/migrate.ts");
  const [code, stderr] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, ["--import", "tsx", script], { env: {} }, (error, _out, text) =>
      resolve([error?.code, text]),
    );
  });
  expect(code).toBe(1);
  expect(stderr).toBe("Set DATABASE_URL to the database to migrate: postgres://user:password@host/name.\n");
});
