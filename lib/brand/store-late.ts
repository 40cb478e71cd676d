import { sql } from "drizzle-orm";
import { people, screens } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

type Late = { before: Date; now: Date; reason: string; limit: number };

/** Ends screens that have waited for their picture since before. */
export const failLateScreens = (db: Db, late: Late): Promise<number> =>
  count(
    db,
    sql`update ${screens} set ${failed(late)} where id in (select id from ${screens} where ${waiting(late)})
      and status = 'processing' returning 1`,
  );

/** The same for people and their portraits. */
export const failLatePeople = (db: Db, late: Late): Promise<number> =>
  count(
    db,
    sql`update ${people} set ${failed(late)} where id in (select id from ${people} where ${waiting(late)})
      and status = 'processing' returning 1`,
  );

const failed = ({ reason, now }: Late) =>
  sql`status = 'failed', reason = ${reason}::text, updated_at = ${now.toISOString()}::timestamptz`;

const waiting = ({ before, limit }: Late) =>
  sql`status = 'processing' and updated_at < ${before.toISOString()}::timestamptz
    order by updated_at limit ${limit}::int for update skip locked`;

async function count(db: Db, change: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await db.execute(
    sql`with changed as (${change}) select count(*)::int as n from changed`,
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}
