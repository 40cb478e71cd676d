import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";

/** A session of a database. A statement without parameters may be several statements. */
export type MigrationSession = {
  query(sql: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

/** The folder of the generated SQL. */
const FOLDER = `${import.meta.dirname}/migrations`;

/**
 * Applies all missing migrations in one transaction, so that a failure changes nothing. A second process
 * waits. Returns how many migrations were applied.
 */
export async function applyMigrations(session: MigrationSession, folder = FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await session.query("begin");
  try {
    const applied = await applyMissing(session, migrations);
    await session.query("commit");
    return applied;
  } catch (error) {
    await session.query("rollback").catch(() => {});
    throw error;
  }
}

/** The times of all migrations, oldest first, as the database remembers them. */
export const migrationTimes = (folder = FOLDER): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);

/** The table that drizzle-kit itself uses, so that its commands agree with ours. */
const MIGRATIONS_TABLE = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
`;

async function applyMissing(session: MigrationSession, migrations: MigrationMeta[]): Promise<number> {
  await session.query("select pg_advisory_xact_lock(hashtext('brandrun.migrations'))");
  await session.query(MIGRATIONS_TABLE);
  const { rows } = await session.query("select max(created_at) as last from drizzle.__drizzle_migrations");
  const missing = migrations.filter(({ folderMillis }) => folderMillis > Number(rows[0]?.last ?? 0));
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await session.query(statement);
    await session.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
  return missing.length;
}
