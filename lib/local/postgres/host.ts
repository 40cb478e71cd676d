import { once } from "node:events";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { applyMigrations, type MigrationSession } from "../../../drizzle/apply-migrations.ts";
import { embedded } from "./embedded.ts";
import { neonFront } from "./http-front.ts";

export type PostgresOptions = {
  /** 0 for any free port. */
  port: number;
  /**
   * Where the database lives; without it in memory. Belongs to one process at a time; the caller holds the
   * lock.
   */
  folder?: string | undefined;
  password?: string;
  /** Brings the schema up to date before the first answer. */
  migrate?: boolean;
};

/** PostgreSQL in this thread, behind Neon's HTTP protocol, on loopback. What arrives before it is open waits. */
export async function hostPostgres(options: PostgresOptions) {
  const { port, folder, password = "local", migrate = false } = options;
  const opening = open(folder, migrate);
  const server = neonFront({ pool: embedded(opening), password });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await (await opening).close();
    },
  };
}

async function open(folder: string | undefined, migrate: boolean): Promise<PGlite> {
  const db = await (folder === undefined ? PGlite.create() : openDatabase(folder));
  if (migrate) await applyMigrations(migrationSession(db));
  return db;
}

/** PGlite as migrations see it. */
export const migrationSession = (db: PGlite): MigrationSession => ({
  async query(sql, params) {
    if (params) return db.query<Record<string, unknown>>(sql, params);
    const results = await db.exec(sql);
    return { rows: results.at(-1)?.rows ?? [] };
  },
});

/**
 * Opens the database of a folder. A half-created database cannot be opened and has no data, so it is moved
 * aside.
 */
async function openDatabase(folder: string): Promise<PGlite> {
  const mark = join(folder, "made-by-brandrun");
  if (existsSync(folder) && !existsSync(mark)) {
    const aside = `${folder}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(folder, aside);
  }
  const db = await PGlite.create({ dataDir: folder });
  writeFileSync(mark, "");
  return db;
}
