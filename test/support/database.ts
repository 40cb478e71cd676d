import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "../../drizzle/schema/index.ts";
import type { Db } from "../../lib/core/ports.ts";

const MIGRATIONS = "drizzle/migrations";

/** vitest globalSetup: runs the migrations and keeps the result on disk until they change. */
export async function setup() {
  const dump = dumpFile();
  if (existsSync(dump)) return;
  const client = new PGlite({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  mkdirSync(dirname(dump), { recursive: true });
  writeFileSync(`${dump}.part`, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  renameSync(`${dump}.part`, dump);
  await client.close();
}

/** Named by the digest of every migration and of the Postgres that runs them. */
function dumpFile(): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(`${MIGRATIONS}/${name}`));
  }
  return `.data/test/database-${hash.digest("hex").slice(0, 16)}.tar`;
}

let shared: PGlite | undefined;

/** The Postgres of this worker, restored from the dump when it is first asked for. */
export function openDatabase(): Db {
  shared ??= new PGlite({ loadDataDir: new Blob([readFileSync(dumpFile())]), extensions: { pg_trgm } });
  return drizzle(shared, { schema, casing: "snake_case" });
}

/**
 * Removes every row. The migrations insert none, so the database is as new.
 * Deleting takes a tenth of the time of truncating, which writes new files; only large tables are truncated.
 */
export async function resetDatabase(): Promise<void> {
  await shared?.exec(`
    set session_replication_role = replica;
    do $$ declare found record; begin
      for found in
        select oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        if found.bytes > 1000000 then execute format('truncate %s cascade', found.name);
        else execute format('delete from %s', found.name); end if;
      end loop;
    end $$;
    set session_replication_role = origin;
  `);
}
