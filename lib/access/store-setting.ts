import { type SQL, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { type AuditEntry, audit } from "./store.ts";

/**
 * Changes a setting of a workspace with its audit entry, `setting` being the assignment of its column. Answers the
 * workspace's new version, or undefined when the workspace does not exist.
 */
export async function storeSetting(
  db: Db,
  workspaceId: string,
  setting: SQL,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    with changed as (
      update ${workspaces} set ${setting}, version = version + 1
      where id = ${workspaceId}::uuid returning version
    ),
    ${audit(workspaceId, auditEntry, "changed")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}
