import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { posts, runs } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { recordEvent } from "../events/store.ts";
import type { Channel, Verdict } from "../vocab.ts";

type Review = { verdict: Verdict; reviewedBy: string; reviewedAt: Date; reviewNote: string | null };
type ReviewedRun = { workspaceId: string; id: string };
type Records = { auditEntry: AuditEntry; eventId: string };

/** Decides about a run that needs a review, with its audit entry and event. False when it needs none any more. */
export async function reviewRun(
  db: Db,
  { workspaceId, id: runId }: ReviewedRun,
  review: Review,
  { auditEntry, eventId }: Records,
): Promise<boolean> {
  const reviewed = db
    .update(runs)
    .set(review)
    .where(
      and(
        eq(runs.workspaceId, workspaceId),
        eq(runs.id, runId),
        eq(runs.status, "succeeded"),
        eq(runs.verdict, "needs_review"),
        isNull(runs.deletedAt),
      ),
    )
    .returning({ id: runs.id, livemode: runs.livemode });
  const event = reviewEvent({ workspaceId, id: runId }, eventId, review.reviewedAt);
  return recorded(db, sql`${reviewed}`, [event, audit(workspaceId, auditEntry, "reviewed")]);
}

/** A finished run, in a statement that calls it `r`. */
const isFinished = ({ workspaceId, id }: ReviewedRun): SQL =>
  sql`r.workspace_id = ${workspaceId}::uuid and r.id = ${id}::uuid and r.deleted_at is null
    and r.status = 'succeeded'`;

const reviewEvent = ({ workspaceId, id: runId }: ReviewedRun, id: string, now: Date): SQL =>
  recordEvent({ id, kind: "run.reviewed", workspaceId, subject: { runId }, now }, "reviewed");

/** Changes a run together with its records, which read what `reviewed` returns. False where nothing was changed. */
async function recorded(db: Db, reviewed: SQL, records: readonly SQL[]): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with reviewed as ${reviewed}, ${sql.join([...records], sql`, `)} select id from reviewed`,
  );
  return rows.length > 0;
}

/** Approves what an approved run says on another channel. False where nothing waits there. */
export async function approveChannel(
  db: Db,
  run: ReviewedRun,
  channel: Channel,
  auditEntry: AuditEntry,
): Promise<boolean> {
  const approved = sql`(
    update ${runs} r set quality = jsonb_set(r.quality::jsonb, array['channels', ${channel}::text],
      '{"verdict": "approved", "says": null}')::json
    where ${isFinished(run)} and r.verdict = 'approved'
      and r.quality::jsonb #>> array['channels', ${channel}::text, 'verdict'] = 'needs_review'
    returning r.id)`;
  return recorded(db, approved, [audit(run.workspaceId, auditEntry, "reviewed")]);
}

/** Takes back what a person has approved, with its audit entry and event. False where it is not so, or out already. */
export async function withdrawApproval(
  db: Db,
  run: ReviewedRun,
  now: Date,
  { auditEntry, eventId }: Records,
): Promise<boolean> {
  const withdrawn = sql`(
    update ${runs} r set verdict = 'needs_review', reviewed_by = null, reviewed_at = null, review_note = null
    where ${isFinished(run)} and r.verdict = 'approved' and r.reviewed_by is not null
      and not exists (select 1 from ${posts} p where p.run_id = r.id and p.status in ('publishing', 'posted'))
    returning r.id, r.livemode)`;
  const event = reviewEvent(run, eventId, now);
  return recorded(db, withdrawn, [event, audit(run.workspaceId, auditEntry, "reviewed")]);
}

/** What no member has approved needs a review again, unless it is out and nothing of it is to follow. */
export async function sendBackToReview(db: Db, workspaceId: string, summary: string): Promise<void> {
  await db.execute(sql`
    update ${runs} r set verdict = 'needs_review',
      quality = (r.quality::jsonb || jsonb_build_object('summary', ${summary}::text))::json
    where r.workspace_id = ${workspaceId}::uuid and r.livemode and r.deleted_at is null
      and r.status = 'succeeded' and r.verdict = 'approved' and coalesce(r.reviewed_by, '') not like 'user:%'
      and (exists (select 1 from ${posts} p where p.run_id = r.id and p.status = 'scheduled')
        or not exists (select 1 from ${posts} p where p.run_id = r.id and p.status in ('publishing', 'posted')))`);
}
