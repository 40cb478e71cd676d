import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { applyMigrations, type MigrationSession } from "../../../drizzle/apply-migrations.ts";
import { startHttpServer } from "../http-server.ts";
import { HOSTS } from "../outbound.ts";
import { embedded } from "./embedded.ts";
import { prepareFolder, unopenable } from "./folder.ts";
import { neonFront } from "./http-front.ts";

export type PostgresOptions = {
  /**
   * Where the database lives; without it in memory. Belongs to one process at a time; the caller holds the
   * lock.
   */
  folder?: string | undefined;
  password: string;
  /** Brings the schema up to date before the first answer. */
  migrate?: boolean;
};

/** PostgreSQL in this thread, behind Neon's HTTP protocol, on loopback. What arrives before it is open waits. */
export async function hostPostgres(options: PostgresOptions) {
  const { folder, password, migrate = false } = options;
  const opening = open(folder, migrate);
  const front = neonFront({ pool: embedded(opening), password });
  const server = await startHttpServer({ name: "Postgres", hosts: [HOSTS.database] }, () => front);
  return {
    port: server.port,
    /** Rejects, with a Problem where a person can help, when the database cannot be opened. */
    opened: opening.then(() => {}),
    async close() {
      await server.close();
      await (await opening).close();
    },
  };
}

/** What migrations create in the database; Neon has it built in. */
const extensions = { pg_trgm };

async function open(folder: string | undefined, migrate: boolean): Promise<PGlite> {
  const db = await (folder === undefined ? PGlite.create({ extensions }) : openDatabase(folder));
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

async function openDatabase(folder: string): Promise<PGlite> {
  const onOpen = prepareFolder(folder);
  const db = await PGlite.create({ dataDir: folder, extensions }).catch((error) => {
    throw unopenable(folder, /^[^.\n]*/.exec(error.message)?.[0] ?? "");
  });
  onOpen();
  return db;
}
