import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "../../drizzle/schema/index.ts";
import type { Db } from "../../lib/core/ports.ts";
import { extensions, makeBlank, readBlank } from "../../lib/local/postgres/blank.ts";

/** vitest globalSetup: runs the migrations and keeps the result on disk until they change. */
export const setup: () => Promise<void> = makeBlank;

let shared: PGlite | undefined;

/** The Postgres of this worker, a copy of the blank one, made when it is first asked for. */
export function openDatabase(): Db {
  shared ??= new PGlite({ loadDataDir: readBlank()!, extensions });
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
