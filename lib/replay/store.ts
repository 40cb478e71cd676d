import { type SQL, sql } from "drizzle-orm";
import { idempotency } from "../../drizzle/schema/index.ts";
import type { Replay } from "../core/context.ts";
import type { Db } from "../core/ports.ts";

export type Remembered = { bodyHash: string; status: number; answer: string };

/** The stored answer of a key, if it is younger than a day. An older one is removed. */
export async function recall(
  db: Db,
  replay: Omit<Replay, "bodyHash">,
  now: Date,
): Promise<Remembered | undefined> {
  const at = sql`key_id = ${replay.keyId}::uuid and endpoint = ${replay.endpoint} and idempotency_key = ${replay.idempotencyKey}`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with expired as (delete from ${idempotency} where ${at} and expires_at <= ${moment})
    select body_hash as "bodyHash", status, answer from ${idempotency} where ${at} and expires_at > ${moment}
  `)) as unknown as { rows: Remembered[] };
  return rows[0];
}

/**
 * A CTE that stores the answer when `source` has a row. Without "on conflict": the loser of a race fails on the primary
 * key, which undoes its whole statement.
 */
export function remember(
  replay: Replay,
  answer: { status: number; body: string; expiresAt: Date },
  source: string,
): SQL {
  return sql`answered as (
    insert into ${idempotency} (key_id, endpoint, idempotency_key, body_hash, status, answer, expires_at)
    select ${replay.keyId}::uuid, ${replay.endpoint}::text, ${replay.idempotencyKey}::text, ${replay.bodyHash}::text,
      ${answer.status}::int, ${answer.body}::text, ${answer.expiresAt.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** Deletes expired answers, at most `limit`. Concurrent sweepers take different ones. */
export async function sweepAnswers(db: Db, now: Date, limit: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    with late as (
      select ctid from ${idempotency} where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit}::int for update skip locked
    ),
    gone as (delete from ${idempotency} where ctid in (select ctid from late) returning 1)
    select count(*)::int as n from gone`)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}
