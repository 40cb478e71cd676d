import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "../../drizzle/schema/index.ts";
import type { Db } from "../../lib/core/ports.ts";

const DUMP = ".data/test/database.tar";

/** vitest globalSetup: runs the migrations once and keeps the result on disk. */
export async function setup() {
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: "drizzle/migrations" });
  mkdirSync(dirname(DUMP), { recursive: true });
  writeFileSync(DUMP, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
}

let shared: PGlite | undefined;

/** The Postgres of this worker, restored from the dump when it is first asked for. */
export function openDatabase(): Db {
  shared ??= new PGlite({ loadDataDir: new Blob([readFileSync(DUMP)]) });
  return drizzle(shared, { schema, casing: "snake_case" });
}

/** Removes every row. The migrations insert none, so the database is as new. */
export async function resetDatabase(): Promise<void> {
  await shared?.exec(`do $$ begin
    if exists (select from workspaces) then
      execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = 'public');
    end if;
  end $$`);
}
