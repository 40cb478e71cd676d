import { eq, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AuditEntry } from "./store.ts";
import { storeSetting } from "./store-setting.ts";

/** True for an opt-out, for a workspace whose owner has not confirmed the address, and for an unknown one. */
export async function hasOptedOut(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ modelOptOut: workspaces.modelOptOut, unconfirmed: workspaces.unconfirmed })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return !row || row.modelOptOut || row.unconfirmed;
}

/** Answers the workspace's new version, or undefined when the workspace does not exist. */
export const setOptOut = (db: Db, workspaceId: string, optOut: boolean, auditEntry: AuditEntry) =>
  storeSetting(db, workspaceId, sql`model_opt_out = ${optOut}::boolean`, auditEntry);
