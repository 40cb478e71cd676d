import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { applyMigrations, type MigrationSession } from "../../../drizzle/apply-migrations.ts";

const ROOT = join(import.meta.dirname, "../../..");
const MIGRATIONS = join(ROOT, "drizzle/migrations");

/** What migrations create in the database; Neon has it built in. */
export const extensions = { pg_trgm };

/**
 * Makes an empty database with all migrations, unless there is one for these migrations and this PGlite. A new
 * database begins as a copy of it, which takes a fraction of the time.
 */
export async function makeBlank(): Promise<void> {
  const file = blankFile();
  if (existsSync(file)) return;
  const db = await PGlite.create({ extensions });
  await applyMigrations(migrationSession(db));
  const dump = await (await db.dumpDataDir("none")).arrayBuffer();
  await db.close();
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.from(dump));
  renameSync(part, file);
}

/** The blank database; undefined where none was made. */
export function readBlank(): Blob | undefined {
  const file = blankFile();
  return existsSync(file) ? new Blob([readFileSync(file)]) : undefined;
}

/** Named by the digest of every migration and of the Postgres that runs them. */
function blankFile(): string {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const hash = createHash("sha256").update(readFileSync(join(dirname(pglite), "../package.json")));
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return join(ROOT, `.data/blank-${hash.digest("hex").slice(0, 16)}.tar`);
}

/** PGlite as migrations see it. */
export const migrationSession = (db: PGlite): MigrationSession => ({
  async query(sql, params) {
    if (params) return db.query<Record<string, unknown>>(sql, params);
    const results = await db.exec(sql);
    return { rows: results.at(-1)?.rows ?? [] };
  },
});
