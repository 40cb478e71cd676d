import { eq, type SQL, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { type AuditEntry, audit } from "./store.ts";

/** Answers the workspace's new version, or undefined when the workspace does not exist. */
export async function storeApprovalRequired(
  db: Db,
  workspaceId: string,
  required: boolean,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    with changed as (
      update ${workspaces} set approval_required = ${required}::boolean, version = version + 1
      where id = ${workspaceId}::uuid returning version
    ),
    ${audit(workspaceId, auditEntry, "changed")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}

/** Does everything in the workspace wait for a person right now? */
export async function findApprovalRequired(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ approvalRequired: workspaces.approvalRequired })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.approvalRequired ?? false;
}

/**
 * True while the setting is as it was read. The row is locked, so that a statement with this condition and a change of
 * the setting come one after the other.
 */
export const approvalStill = (workspaceId: string, required: boolean): SQL => sql`exists (
    select 1 from ${workspaces} w
    where w.id = ${workspaceId}::uuid and w.approval_required = ${required}::boolean for share
  )`;
