import { sql } from "drizzle-orm";
import { accounts, posts, runs } from "../../drizzle/schema/index.ts";

/** Drivers answer jsonb of a statement without a builder as text or parsed. */
export const parsed = <T>(found: unknown): T => (typeof found === "string" ? JSON.parse(found) : found) as T;
export const withLimit = <R extends { limit: unknown }>(row: R): R => ({ ...row, limit: parsed(row.limit) });

/** The facts of `n`, as its records stand now. */
export const SUBJECT_COLUMNS = sql`n.kind, n.subject, n."limit", coalesce(r.id, p.run_id) as "runId", r.brief,
    r.asset_type as "assetType", coalesce(p.platform, a.platform) as platform, a.handle,
    coalesce(p.error ->> 'message', a.reason) as reason`;

/** Joins the records that a notification `n` is about. */
export const withSubject = (workspaceId: string) => sql`
    left join ${runs} r on n.kind = 'review' and r.id = n.subject::uuid and r.workspace_id = ${workspaceId}::uuid
      and r.deleted_at is null
    left join ${posts} p on n.kind = 'failed_post' and p.id = n.subject::uuid and p.workspace_id = ${workspaceId}::uuid
    left join ${accounts} a on n.kind = 'lost_account' and a.id = n.subject::uuid
      and a.workspace_id = ${workspaceId}::uuid`;
