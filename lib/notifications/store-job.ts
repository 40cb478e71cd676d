import { type SQL, sql } from "drizzle-orm";
import { memberships, runs } from "../../drizzle/schema/index.ts";

/**
 * The queue message that notifies members of the events that a statement publishes, as a row of `id`, `workspace_id`,
 * `flow_key`, `parallelism` and `job`. There is none without members, or without an event that they would want to know.
 */
export const notificationJob = (workspaceId: string): SQL => sql`
  select gen_random_uuid(), ${workspaceId}::uuid, 'notifications-' || ${workspaceId}::text, 2,
    jsonb_build_object('kind', 'notifications.make', 'workspaceId', ${workspaceId}::text,
      'after', min(position) - 1, 'through', max(position))
  from positioned
  having exists (select 1 from ${memberships} m where m.workspace_id = ${workspaceId}::uuid)
    and exists (select 1 from unpublished u where u.livemode and (
      u.kind in ('post.failed', 'account.disconnected', 'usage.threshold')
      or u.kind = 'run.succeeded' and exists (select 1 from ${runs} r where r.id = u.run_id and r.verdict = 'needs_review')))`;
