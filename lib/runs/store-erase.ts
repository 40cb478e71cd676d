import { and, eq, isNull, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { forgetNotices } from "../hooks/store.ts";

/** Hides a run for good and wipes what its owner wrote and got, in notices too; the skeleton stays for the books. */
export async function eraseRun(db: Db, workspaceId: string, id: string, now: Date): Promise<void> {
  const wiped = {
    brief: "",
    body: null,
    outputText: null,
    altText: null,
    copy: null,
    design: null,
    quality: null,
    audience: null,
  };
  const erasing = db
    .update(runs)
    .set({ ...wiped, metadata: {}, lint: [], deletedAt: now })
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, id), isNull(runs.deletedAt)))
    .returning({ id: runs.id });
  await db.execute(
    sql`with erased as ${erasing}, ${forgetNotices(workspaceId, id, "erased")} select id from erased`,
  );
}
