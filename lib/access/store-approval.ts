import { eq, type SQL, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AuditEntry } from "./store.ts";
import { storeSetting } from "./store-setting.ts";

/** Answers the workspace's new version, or undefined when the workspace does not exist. */
export const storeApprovalRequired = (
  db: Db,
  workspaceId: string,
  required: boolean,
  auditEntry: AuditEntry,
) => storeSetting(db, workspaceId, sql`approval_required = ${required}::boolean`, auditEntry);

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
