import { type SQL, sql } from "drizzle-orm";
import { events } from "../../drizzle/schema/index.ts";

export type RunEventKind = "run.started" | "run.succeeded" | "run.failed";
export type PostEventKind = "post.scheduled" | "post.posted" | "post.failed" | "post.canceled";
type BatchEventKind = "render.completed";

/** A CTE that notes an event of a run when `source`, which has its `livemode`, has a row. */
export function noteEvent(
  event: { id: string; kind: RunEventKind; workspaceId: string; runId: string; now: Date },
  source: string,
): SQL {
  return sql`noted as (
    insert into ${events} (id, workspace_id, kind, livemode, run_id, created_at)
    select ${event.id}::uuid, ${event.workspaceId}::uuid, ${event.kind}::text, livemode, ${event.runId}::uuid,
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** The same for an event of a whole batch of renders. */
export function noteBatchEvent(
  event: { id: string; kind: BatchEventKind; workspaceId: string; batchId: string; now: Date },
  source: string,
): SQL {
  return sql`noted_batch as (
    insert into ${events} (id, workspace_id, kind, livemode, batch_id, created_at)
    select ${event.id}::uuid, ${event.workspaceId}::uuid, ${event.kind}::text, livemode, ${event.batchId}::uuid,
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** The same for an event of a post; `source` also has its `run_id`. */
export function notePostEvent(
  event: { id: string; kind: PostEventKind; workspaceId: string; postId: string; now: Date },
  source: string,
): SQL {
  return sql`noted_post as (
    insert into ${events} (id, workspace_id, kind, livemode, run_id, post_id, created_at)
    select ${event.id}::uuid, ${event.workspaceId}::uuid, ${event.kind}::text, livemode, run_id, ${event.postId}::uuid,
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** The same for a change of the Brand DNA, made in this mode. */
export function noteBrandEvent(
  event: { id: string; workspaceId: string; livemode: boolean; now: Date },
  source: string,
): SQL {
  return sql`noted_brand as (
    insert into ${events} (id, workspace_id, kind, livemode, created_at)
    select ${event.id}::uuid, ${event.workspaceId}::uuid, 'brand.updated', ${event.livemode}::boolean,
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** The same for an account that its platform no longer lets us use. */
export function noteAccountEvent(
  event: { id: string; workspaceId: string; accountId: string; now: Date },
  source: string,
): SQL {
  return sql`noted_account as (
    insert into ${events} (id, workspace_id, kind, livemode, account_id, created_at)
    select ${event.id}::uuid, ${event.workspaceId}::uuid, 'account.disconnected', true, ${event.accountId}::uuid,
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/** The same for thresholds of usage that were crossed: one for each row of `source`, which holds what there is to say. */
export function noteUsageEvents(
  event: { ids: readonly string[]; workspaceId: string; month: string; now: Date },
  source: string,
): SQL {
  return sql`noted_usage as (
    insert into ${events} (id, workspace_id, kind, livemode, data, created_at)
    select (${`{${event.ids.join(",")}}`}::uuid[])[row_number() over (order by resource, threshold)],
      ${event.workspaceId}::uuid, 'usage.threshold', true,
      jsonb_build_object('resource', resource, 'threshold', threshold, 'used', used, 'limit', most,
        'period', ${event.month}::text),
      ${event.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

/**
 * A CTE that wipes what was kept to be told of a deleted run, when `source` has a row. Its own events then say that it is
 * gone, so that nobody who read the run before keeps it with them afterwards.
 */
export const forgetNotices = (workspaceId: string, runId: string, source: string): SQL => sql`forgotten as (
    update ${events} e set data = case when e.post_id is null
      then jsonb_build_object('id', e.run_id, 'deleted', true) end
    from ${sql.identifier(source)} where e.workspace_id = ${workspaceId}::uuid and e.run_id = ${runId}::uuid
  )`;
