import { and, eq, isNull, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { redactEvents } from "../events/store.ts";
import { eraseSearch } from "./store-search.ts";

/** Hides a run for good and erases its contents, in event payloads too. The bare row stays for the ledger. */
export async function eraseRun(db: Db, workspaceId: string, id: string, now: Date): Promise<void> {
  const wiped = {
    brief: "",
    body: null,
    outputText: null,
    altText: null,
    copy: null,
    story: null,
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
    sql`with erased as ${erasing}, ${redactEvents(workspaceId, id, "erased")},
    ${eraseSearch(workspaceId, id, "erased")} select id from erased`,
  );
}
