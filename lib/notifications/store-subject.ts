import { sql } from "drizzle-orm";
import { accounts, posts, runs } from "../../drizzle/schema/index.ts";
import type { NotificationKind } from "../notification-kinds.ts";
import { nameOfRun } from "../runs/store-name.ts";

/** Drivers answer jsonb of a statement without a builder as text or parsed. */
export const parsed = <T>(found: unknown): T => (typeof found === "string" ? JSON.parse(found) : found) as T;
export const withLimit = <R extends { limit: unknown }>(row: R): R => ({ ...row, limit: parsed(row.limit) });

/** The facts of `n`, as its records stand now. */
export const SUBJECT_COLUMNS = sql`n.kind, n.subject, n."limit", coalesce(r.id, p.run_id) as "runId", ${nameOfRun(sql`r`)} as name,
    r.asset_type as "assetType", coalesce(p.platform, a.platform) as platform, a.handle,
    coalesce(p.error ->> 'message', a.reason) as reason`;

/** The id of the record that `n` is about; null for another kind, whose subject may be no id: a join reads it for every row. */
const idOf = (kind: NotificationKind) => sql`case when n.kind = ${kind} then n.subject::uuid end`;

/** Joins the records that a notification `n` is about. */
export const withSubject = (workspaceId: string) => sql`
    left join ${runs} r on r.id = ${idOf("review")} and r.workspace_id = ${workspaceId}::uuid and r.deleted_at is null
    left join ${posts} p on p.id = ${idOf("failed_post")} and p.workspace_id = ${workspaceId}::uuid
    left join ${accounts} a on a.id = ${idOf("lost_account")} and a.workspace_id = ${workspaceId}::uuid`;
