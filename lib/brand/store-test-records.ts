import { type SQL, sql, type Table } from "drizzle-orm";
import { logos, people, photos, screens } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { insertOutboxEach } from "../outbox/store.ts";
import { imageCleanups } from "../uploads/images/store.ts";

const TABLES: readonly Table[] = [screens, photos, people, logos];

type Expiry = { before: Date; now: Date; limit: number };

/** Deletes test records that were created before a moment, and inserts the messages that delete their images. Answers how many. */
export async function deleteTestRecords(db: Db, expiry: Expiry): Promise<number> {
  let deleted = 0;
  for (const table of TABLES) {
    const [row] = await queryRows<{ count: number }>(db, deletion(table, expiry));
    deleted += row?.count ?? 0;
  }
  return deleted;
}

const deletion = (table: Table, { before, now, limit }: Expiry): SQL => sql`
  with old as (
    select id from ${table} where not livemode and created_at < ${before.toISOString()}::timestamptz
    order by created_at limit ${limit}::int for update skip locked
  ),
  gone as (delete from ${table} t using old where t.id = old.id returning t.workspace_id, t.image_id),
  ${imageCleanups("gone")},
  ${insertOutboxEach("job_rows", now)}
  select count(*)::int as count from gone`;
