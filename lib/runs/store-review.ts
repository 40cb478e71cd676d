import { and, eq, isNull, sql } from "drizzle-orm";
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
  const event = { id: eventId, kind: "run.reviewed", workspaceId, subject: { runId } } as const;
  const rows = await queryRows(
    db,
    sql`with reviewed as ${reviewed},
      ${recordEvent({ ...event, now: review.reviewedAt }, "reviewed")},
      ${audit(workspaceId, auditEntry, "reviewed")}
      select id from reviewed`,
  );
  return rows.length > 0;
}

/** Approves what an approved run says on another channel. False where nothing waits there. */
export async function approveChannel(
  db: Db,
  { workspaceId, id: runId }: ReviewedRun,
  channel: Channel,
  auditEntry: AuditEntry,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with reviewed as (
        update ${runs} r set quality = jsonb_set(r.quality::jsonb, array['channels', ${channel}::text],
          '{"verdict": "approved", "says": null}')::json
        where r.workspace_id = ${workspaceId}::uuid and r.id = ${runId}::uuid and r.deleted_at is null
          and r.status = 'succeeded' and r.verdict = 'approved'
          and r.quality::jsonb #>> array['channels', ${channel}::text, 'verdict'] = 'needs_review'
        returning r.id
      ),
      ${audit(workspaceId, auditEntry, "reviewed")}
      select id from reviewed`,
  );
  return rows.length > 0;
}

/** Takes back what a person has approved, with its audit entry and event. False where it is not so, or out already. */
export async function withdrawApproval(
  db: Db,
  { workspaceId, id: runId }: ReviewedRun,
  now: Date,
  { auditEntry, eventId }: Records,
): Promise<boolean> {
  const event = { id: eventId, kind: "run.reviewed", workspaceId, subject: { runId }, now } as const;
  const rows = await queryRows(
    db,
    sql`with reviewed as (
        update ${runs} r set verdict = 'needs_review', reviewed_by = null, reviewed_at = null, review_note = null
        where r.workspace_id = ${workspaceId}::uuid and r.id = ${runId}::uuid and r.deleted_at is null
          and r.status = 'succeeded' and r.verdict = 'approved' and r.reviewed_by is not null
          and not exists (select 1 from ${posts} p where p.run_id = r.id and p.status in ('publishing', 'posted'))
        returning r.id, r.livemode
      ),
      ${recordEvent(event, "reviewed")},
      ${audit(workspaceId, auditEntry, "reviewed")}
      select id from reviewed`,
  );
  return rows.length > 0;
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
