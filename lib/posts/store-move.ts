import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Db, Message } from "../core/ports.ts";
import { type PostEventKind, recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { PostStatus } from "../vocab.ts";
import type { PostRow } from "./store.ts";

export type PostPatch = Partial<typeof posts.$inferInsert>;

/** The state a post has to be in for a change to happen. */
export type ExpectedPost = Pick<PostRow, "workspaceId" | "id"> & {
  status: PostStatus;
  /** The lease the caller holds. */
  leaseId?: string | null;
  scheduledAt?: Date | null;
};

/** Rows written in the same statement as the change. */
export type PostEffects = {
  event?: PostEventKind | undefined;
  auditEntry?: AuditEntry | undefined;
  message?: Message | undefined;
  now: Date;
  newId(): string;
};

const isAsExpected = ({ workspaceId, id, status, leaseId, scheduledAt }: ExpectedPost) =>
  and(
    eq(posts.workspaceId, workspaceId),
    eq(posts.id, id),
    eq(posts.status, status),
    leaseId ? eq(posts.leaseId, leaseId) : undefined,
    scheduledAt ? eq(posts.scheduledAt, scheduledAt) : undefined,
  );

/** Changes a post that is still as expected; false when it was changed before. */
export async function movePost(
  db: Db,
  from: ExpectedPost,
  patch: PostPatch,
  effects: PostEffects,
): Promise<boolean> {
  const { workspaceId, id: postId } = from;
  const { now, event, auditEntry, message } = effects;
  const moved = db
    .update(posts)
    .set({ ...patch, updatedAt: now })
    .where(isAsExpected(from))
    .returning({ id: posts.id, runId: posts.runId, livemode: posts.livemode });
  const recorded = event
    ? sql`, ${recordEvent({ id: effects.newId(), kind: event, workspaceId, subject: { postId }, now }, "moved")}`
    : sql``;
  const audited = auditEntry ? sql`, ${audit(workspaceId, auditEntry, "moved")}` : sql``;
  const outboxInsert = message ? sql`, ${insertOutbox([message], now, "moved")}` : sql``;
  return hasRows(
    await db.execute(sql`with moved as ${moved}${recorded}${audited}${outboxInsert} select id from moved`),
  );
}

/** Acquires the lease of a post that is being published and due; else undefined. */
export async function leasePost(
  db: Db,
  workspaceId: string,
  id: string,
  lease: { id: string; now: Date; until: Date },
): Promise<PostRow | undefined> {
  const [row] = await db
    .update(posts)
    .set({ leaseId: lease.id, leaseUntil: lease.until })
    .where(
      and(
        isAsExpected({ workspaceId, id, status: "publishing" }),
        lte(posts.dueAt, lease.now),
        or(isNull(posts.leaseUntil), lte(posts.leaseUntil, lease.now)),
      ),
    )
    .returning();
  return row;
}

/** Stores how far a post has come, and prolongs the lease; false when the lease is lost. */
export async function keepPost(
  db: Db,
  post: PostRow,
  patch: Pick<PostPatch, "draft" | "phase" | "tries" | "commitStartedAt">,
  until: Date,
): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ ...patch, leaseUntil: until })
    .where(isAsExpected(post))
    .returning({ id: posts.id });
  return rows.length > 0;
}

/** Records that the irreversible call begins now. No other worker begins it while this is set. */
export async function beginCommit(db: Db, post: PostRow, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ commitStartedAt: now, phase: "commit", leaseUntil: until })
    .where(and(isAsExpected(post), isNull(posts.commitStartedAt), sql`${posts.leaseUntil} > ${iso(now)}`))
    .returning({ id: posts.id });
  return rows.length > 0;
}

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

const hasRows = (result: unknown) => (result as { rows: unknown[] }).rows.length > 0;

/** Another post of the same run is, or may be, at the same target. */
export function isTargetTaken(error: unknown): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = reason as { code?: unknown; constraint?: unknown };
  return code === "23505" && constraint === "posts_target";
}
