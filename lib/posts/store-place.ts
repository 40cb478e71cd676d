import { type SQL, sql } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { PostRow } from "./store.ts";

/** The columns that a new post sets; the rest have defaults. */
export type NewPost = Pick<
  PostRow,
  | "id"
  | "workspaceId"
  | "runId"
  | "campaignId"
  | "accountId"
  | "platform"
  | "livemode"
  | "text"
  | "title"
  | "target"
  | "scheduledAt"
  | "dueAt"
  | "createdAt"
> & {
  status: "scheduled" | "publishing";
  note: string | null;
  /** Undefined when the time is too far away for the queue; the sweeper enqueues it later. */
  message: Message | undefined;
  auditEntry: AuditEntry;
  eventId: string;
};

export type StoredAnswer = { replay: Replay; status: number; body: string; expiresAt: Date };

/** Inserts a post with its effects, unless the run has one at the same target. */
export async function placePost(db: Db, post: NewPost, answer: StoredAnswer | null): Promise<boolean> {
  const remembered = answer ? sql`, ${remember(answer.replay, answer, "placed")}` : sql``;
  const { rows } = (await db.execute(sql`
    with nothing as (select 1), ${placePostCtes(post, "nothing")}${remembered} select id from placed`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

/**
 * CTEs that insert a post when `source` has a row. `enqueues`: whether its message is written to the outbox
 * here.
 */
export function placePostCtes(post: NewPost, source: string, enqueues = true): SQL {
  const { id: postId, workspaceId, createdAt: now, message, eventId } = post;
  const event = { id: eventId, kind: "post.scheduled", workspaceId, subject: { postId }, now } as const;
  const recorded = post.status === "scheduled" ? sql`, ${recordEvent(event, "placed")}` : sql``;
  const outboxInsert = message && enqueues ? sql`, ${insertOutbox([message], now, "placed")}` : sql``;
  return sql`placed as (${insertPost(post, source)}),
    ${audit(workspaceId, post.auditEntry, "placed")}${recorded}${outboxInsert}`;
}

const moment = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;

function insertPost(post: NewPost, source: string): SQL {
  const enqueuedFor = post.message ? post.dueAt : null;
  return sql`
    insert into ${posts} (id, workspace_id, run_id, campaign_id, account_id, platform, status, livemode, text, title, target, note,
      scheduled_at, due_at, enqueued_for, created_at, updated_at)
    select ${post.id}::uuid, ${post.workspaceId}::uuid, ${post.runId}::uuid, ${post.campaignId}::uuid, ${post.accountId}::uuid,
      ${post.platform}::text, ${post.status}::text, ${post.livemode}::boolean, ${post.text}::text, ${post.title}::text,
      ${post.target}::text, ${post.note}::text, ${moment(post.scheduledAt)}, ${moment(post.dueAt)},
      ${moment(enqueuedFor)}, ${moment(post.createdAt)}, ${moment(post.createdAt)}
    from ${sql.identifier(source)}
    on conflict (run_id, target) do nothing
    returning id, run_id, livemode`;
}

/** Stores the answer to a request whose work took several statements. */
export async function rememberAnswer(db: Db, answer: StoredAnswer): Promise<void> {
  await db.execute(
    sql`with done as (select 1), ${remember(answer.replay, answer, "done")} select 1 from done`,
  );
}
