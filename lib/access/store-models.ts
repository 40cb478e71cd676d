import { eq, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { type AuditEntry, audit } from "./store.ts";

/** True for an opt-out, for a workspace whose owner has not confirmed the address, and for an unknown one. */
export async function hasOptedOut(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ modelOptOut: workspaces.modelOptOut, unconfirmed: workspaces.unconfirmed })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return !row || row.modelOptOut || row.unconfirmed;
}

/** Answers the workspace's new version, or undefined when the workspace does not exist. */
export async function setOptOut(
  db: Db,
  workspaceId: string,
  optOut: boolean,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    with changed as (
      update ${workspaces} set model_opt_out = ${optOut}::boolean, version = version + 1
      where id = ${workspaceId}::uuid returning version
    ),
    ${audit(workspaceId, auditEntry, "changed")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}
