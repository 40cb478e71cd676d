import { and, eq, type SQL, sql } from "drizzle-orm";
import { posts, workspaces } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { PostRow } from "./store.ts";

const BATCH_SIZE = 200;

export type DuePost = Pick<PostRow, "id" | "workspaceId" | "accountId" | "platform" | "livemode"> & {
  dueAt: Date;
};

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/**
 * Posts due before `soon` without a message, and posts due before `late` whose message was lost. Drops of
 * paused workspaces are left out until they are due before `over`.
 */
export async function findDue(
  db: Db,
  at: { now: Date; soon: Date; late: Date; over: Date },
): Promise<DuePost[]> {
  const rows = await db
    .select({
      id: posts.id,
      workspaceId: posts.workspaceId,
      accountId: posts.accountId,
      platform: posts.platform,
      livemode: posts.livemode,
      dueAt: posts.dueAt,
    })
    .from(posts)
    .innerJoin(workspaces, eq(workspaces.id, posts.workspaceId))
    .where(
      and(
        sql`${posts.status} in ('scheduled', 'publishing')`,
        sql`${posts.dueAt} <= ${iso(at.soon)}`,
        sql`(${posts.enqueuedFor} is distinct from ${posts.dueAt} or ${posts.dueAt} <= ${iso(at.late)})`,
        sql`(${posts.leaseUntil} is null or ${posts.leaseUntil} <= ${iso(at.now)})`,
        sql`(${posts.status} = 'publishing' or (${workspaces.pausedAt} is null and not ${workspaces.unconfirmed}) or ${posts.dueAt} <= ${iso(at.over)})`,
      ),
    )
    .orderBy(posts.dueAt, posts.id)
    .limit(BATCH_SIZE);
  return rows.flatMap(({ dueAt, ...row }) => (dueAt ? [{ ...row, dueAt }] : []));
}

/** Writes an outbox message for each of them. */
export async function enqueueDue(
  db: Db,
  due: readonly DuePost[],
  messages: readonly Message[],
  now: Date,
): Promise<void> {
  const ids = sql`${`{${due.map(({ id }) => id).join(",")}}`}::uuid[]`;
  await db.execute(sql`
    with one as (select 1), marked as (
      update ${posts} set enqueued_for = due_at where id = any(${ids}) and status in ('scheduled', 'publishing')
    ), ${insertOutbox(messages, now, "one")} select 1 from one`);
}

/** Is the workspace paused right now? */
export async function findPaused(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ pausedAt: workspaces.pausedAt, unconfirmed: workspaces.unconfirmed })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row !== undefined && (row.pausedAt !== null || row.unconfirmed);
}
