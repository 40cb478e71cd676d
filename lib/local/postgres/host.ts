import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { applyMigrations } from "../../../drizzle/apply-migrations.ts";
import { startHttpServer } from "../http-server.ts";
import { HOSTS } from "../outbound.ts";
import { extensions, migrationSession, readBlank } from "./blank.ts";
import { embedded } from "./embedded.ts";
import { hasDatabase, prepareFolder, unopenable } from "./folder.ts";
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

async function open(folder: string | undefined, migrate: boolean): Promise<PGlite> {
  // What is blank has all migrations already.
  const blank = migrate && !(folder && hasDatabase(folder)) ? readBlank() : undefined;
  const begin = { extensions, ...(blank && { loadDataDir: blank }) };
  const db = await (folder === undefined ? PGlite.create(begin) : openDatabase(folder, begin));
  if (migrate) await applyMigrations(migrationSession(db));
  return db;
}

async function openDatabase(folder: string, begin: PGliteOptions): Promise<PGlite> {
  const onOpen = prepareFolder(folder);
  const db = await PGlite.create({ ...begin, dataDir: folder }).catch((error) => {
    throw unopenable(folder, /^[^.\n]*/.exec(error.message)?.[0] ?? "");
  });
  onOpen();
  return db;
}
