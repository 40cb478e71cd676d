import { type SQL, sql } from "drizzle-orm";
import {
  accounts,
  notifications,
  posts,
  runs,
  usageCounters,
  workspaces,
} from "../../drizzle/schema/index.ts";
import { isSuperseded } from "../runs/store-versions.ts";

/** A moment as a parameter of a statement. */
export const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/**
 * The condition that a notification `n` (kind, subject, limit, workspace_id) is open: a person still has to act on it. It
 * is read from the records themselves, so nothing has to be kept in step.
 */
export const isOpen = (n: string, now: Date): SQL => {
  const of = (column: string) => sql.raw(`${n}."${column}"`);
  return sql`case ${of("kind")}
    when 'review' then exists (select 1 from ${runs} o where o.id = ${of("subject")}::uuid
      and o.verdict = 'needs_review' and o.deleted_at is null and not ${isSuperseded(sql.raw("o.id"))})
    when 'failed_post' then exists (select 1 from ${posts} o where o.id = ${of("subject")}::uuid
      and o.status = 'failed')
    when 'lost_account' then exists (select 1 from ${accounts} o where o.id = ${of("subject")}::uuid
      and o.health = 'reconnect_required' and o.disconnected_at is null)
    else ${of("limit")} ->> 'period' = to_char(${iso(now)} at time zone 'UTC', 'YYYY-MM')
      and exists (select 1 from ${workspaces} o where o.id = ${of("workspace_id")} and o.plan = ${of("limit")} ->> 'plan')
      and (${of("limit")} ->> 'resource' <> 'credits' or exists (select 1 from ${usageCounters} o
        where o.workspace_id = ${of("workspace_id")} and o.bought_credits <= 0)) end`;
};

/** How many open notifications a member has not read, for the page's bell. */
export const unreadOf = (workspaceId: SQL, userId: SQL, now: Date): SQL<number> => sql<number>`(
  select count(*)::int from ${notifications} n
  where n.workspace_id = ${workspaceId} and n.user_id = ${userId} and n.read_at is null and n.on_page
    and ${isOpen("n", now)})`;
