import { sql } from "drizzle-orm";
import type { Db } from "../../core/ports.ts";

/** What a database says of itself. `applied` is empty before the first migration; `at` is its clock. */
export type DatabaseFacts = {
  version: number;
  mayCreate: boolean;
  hasTrigrams: boolean;
  at: Date;
  /** The times of the migrations that were applied. */
  applied: number[];
};

/** Asks a database about itself in two statements. */
export async function readFacts(db: Db): Promise<DatabaseFacts> {
  const [row] = rowsOf(
    await db.execute(sql`
      select current_setting('server_version_num')::int / 10000 as version,
        has_database_privilege(current_user, current_database(), 'CREATE') as may_create,
        exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
        to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
        (extract(epoch from now()) * 1000)::bigint::text as at`),
  );
  const applied = row?.migrated
    ? rowsOf(
        await db.execute(sql`select created_at::text as at from drizzle.__drizzle_migrations order by 1`),
      )
    : [];
  return {
    version: Number(row?.version),
    mayCreate: Boolean(row?.may_create),
    hasTrigrams: Boolean(row?.trigrams),
    at: new Date(Number(row?.at)),
    applied: applied.map(({ at }) => Number(at)),
  };
}

/** The id of the newest workspace with this name. */
export async function findWorkspaceNamed(db: Db, name: string): Promise<string | undefined> {
  const [row] = rowsOf(
    await db.execute(sql`select id from workspaces where name = ${name} order by created_at desc limit 1`),
  );
  return row && String(row.id);
}

const rowsOf = (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows;
