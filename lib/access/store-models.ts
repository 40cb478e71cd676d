import { eq, sql } from "drizzle-orm";
import { workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { audit, type Deed } from "./store.ts";

/** A workspace that is not there wants nothing to leave, either. */
export async function hasOptedOut(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ modelOptOut: workspaces.modelOptOut })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.modelOptOut ?? true;
}

/** Answers the workspace's new version, or undefined when there is no such workspace. */
export async function setOptOut(
  db: Db,
  workspaceId: string,
  optOut: boolean,
  deed: Deed,
): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    with changed as (
      update ${workspaces} set model_opt_out = ${optOut}::boolean, version = version + 1
      where id = ${workspaceId}::uuid returning version
    ),
    ${audit(workspaceId, deed, "changed")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}
