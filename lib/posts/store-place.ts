import { type SQL, sql } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import { audit, type Deed } from "../access/store.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { notePostEvent } from "../hooks/store.ts";
import { promiseJobs } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { PostRow } from "./store.ts";

/** The columns that a new post sets; the rest have defaults. */
export type NewPost = Pick<
  PostRow,
  | "id"
  | "workspaceId"
  | "runId"
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
  /** Undefined: too far away for the queue; the sweeper will promise it. */
  message: Message | undefined;
  deed: Deed;
  eventId: string;
};

export type Answer = { replay: Replay; status: number; body: string; expiresAt: Date };

/** Places a post with all that follows from it, unless the run has one at the same target. */
export async function placePost(db: Db, post: NewPost, answer: Answer | null): Promise<boolean> {
  const answered = answer ? sql`, ${remember(answer.replay, answer, "placed")}` : sql``;
  const { rows } = (await db.execute(sql`
    with nothing as (select 1), ${placing(post, "nothing")}${answered} select id from placed`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

/** CTEs that place a post when `source` has a row. Its message is promised here, unless somebody else does it. */
export function placing(post: NewPost, source: string, promises = true): SQL {
  const { id: postId, workspaceId, createdAt: now, message, eventId } = post;
  const event = { id: eventId, kind: "post.scheduled", workspaceId, postId, now } as const;
  const noted = post.status === "scheduled" ? sql`, ${notePostEvent(event, "placed")}` : sql``;
  const promised = message && promises ? sql`, ${promiseJobs([message], now, "placed")}` : sql``;
  return sql`placed as (${insertPost(post, source)}),
    ${audit(workspaceId, post.deed, "placed", "noted_deed")}${noted}${promised}`;
}

const moment = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;

function insertPost(post: NewPost, source: string): SQL {
  const promisedFor = post.message ? post.dueAt : null;
  return sql`
    insert into ${posts} (id, workspace_id, run_id, account_id, platform, status, livemode, text, title, target, note,
      scheduled_at, due_at, promised_for, created_at, updated_at)
    select ${post.id}::uuid, ${post.workspaceId}::uuid, ${post.runId}::uuid, ${post.accountId}::uuid,
      ${post.platform}::text, ${post.status}::text, ${post.livemode}::boolean, ${post.text}::text, ${post.title}::text,
      ${post.target}::text, ${post.note}::text, ${moment(post.scheduledAt)}, ${moment(post.dueAt)},
      ${moment(promisedFor)}, ${moment(post.createdAt)}, ${moment(post.createdAt)}
    from ${sql.identifier(source)}
    on conflict (run_id, target) do nothing
    returning id, run_id, livemode`;
}

/** Stores the answer to a request whose work was done in several statements. */
export async function rememberAnswer(db: Db, answer: Answer): Promise<void> {
  await db.execute(
    sql`with done as (select 1), ${remember(answer.replay, answer, "done")} select 1 from done`,
  );
}
