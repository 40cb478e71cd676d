import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import { audit, type Deed } from "../access/store.ts";
import type { Db, Message } from "../core/ports.ts";
import { notePostEvent, type PostEventKind } from "../hooks/store.ts";
import { promiseJobs } from "../outbox/store.ts";
import type { PostStatus } from "../vocab.ts";
import type { PostRow } from "./store.ts";

export type PostPatch = Partial<typeof posts.$inferInsert>;

/** Where a post has to stand for a change to happen. */
export type Standing = Pick<PostRow, "workspaceId" | "id"> & {
  status: PostStatus;
  /** Of whoever holds the lease. */
  leaseId?: string | null;
  scheduledAt?: Date | null;
};

/** What else becomes true in the statement that changes a post. */
export type Along = {
  event?: PostEventKind | undefined;
  deed?: Deed | undefined;
  message?: Message | undefined;
  now: Date;
  newId(): string;
};

const standsAt = ({ workspaceId, id, status, leaseId, scheduledAt }: Standing) =>
  and(
    eq(posts.workspaceId, workspaceId),
    eq(posts.id, id),
    eq(posts.status, status),
    leaseId ? eq(posts.leaseId, leaseId) : undefined,
    scheduledAt ? eq(posts.scheduledAt, scheduledAt) : undefined,
  );

/** Changes a post that still stands where it was; false when somebody else was faster. */
export async function movePost(db: Db, from: Standing, patch: PostPatch, along: Along): Promise<boolean> {
  const { workspaceId, id: postId } = from;
  const { now, event, deed, message } = along;
  const moved = db
    .update(posts)
    .set({ ...patch, updatedAt: now })
    .where(standsAt(from))
    .returning({ id: posts.id, runId: posts.runId, livemode: posts.livemode });
  const noted = event
    ? sql`, ${notePostEvent({ id: along.newId(), kind: event, workspaceId, postId, now }, "moved")}`
    : sql``;
  const audited = deed ? sql`, ${audit(workspaceId, deed, "moved", "noted_deed")}` : sql``;
  const promised = message ? sql`, ${promiseJobs([message], now, "moved")}` : sql``;
  return happened(
    await db.execute(sql`with moved as ${moved}${noted}${audited}${promised} select id from moved`),
  );
}

/** Takes the right to work on a post that is being published and due; else undefined. */
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
        standsAt({ workspaceId, id, status: "publishing" }),
        lte(posts.dueAt, lease.now),
        or(isNull(posts.leaseUntil), lte(posts.leaseUntil, lease.now)),
      ),
    )
    .returning();
  return row;
}

/** Keeps how far a post has come, and the lease with it; false when somebody else has taken over. */
export async function keepPost(
  db: Db,
  post: PostRow,
  patch: Pick<PostPatch, "draft" | "phase" | "tries" | "commitStartedAt">,
  until: Date,
): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ ...patch, leaseUntil: until })
    .where(standsAt(post))
    .returning({ id: posts.id });
  return rows.length > 0;
}

/** Writes down that the call that cannot be taken back begins now: nobody else may ever begin it while this stands. */
export async function beginCommit(db: Db, post: PostRow, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ commitStartedAt: now, phase: "commit", leaseUntil: until })
    .where(and(standsAt(post), isNull(posts.commitStartedAt), sql`${posts.leaseUntil} > ${iso(now)}`))
    .returning({ id: posts.id });
  return rows.length > 0;
}

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

const happened = (result: unknown) => (result as { rows: unknown[] }).rows.length > 0;

/** Another post of the same run is, or may be, at the same target. */
export function isTaken(error: unknown): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = reason as { code?: unknown; constraint?: unknown };
  return code === "23505" && constraint === "posts_target";
}
