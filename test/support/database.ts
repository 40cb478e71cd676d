import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "../../drizzle/schema/index.ts";
import type { Db } from "../../lib/core/ports.ts";

const DUMP = ".data/test/database.tar";

/** vitest globalSetup: run the migrations once and keep the result on disk. */
export async function setup() {
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: "drizzle/migrations" });
  mkdirSync(dirname(DUMP), { recursive: true });
  writeFileSync(DUMP, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
}

/** One Postgres per test file, restored from the dump. */
export const openDatabase = (): Db =>
  drizzle(new PGlite({ loadDataDir: new Blob([readFileSync(DUMP)]) }), { schema, casing: "snake_case" });
