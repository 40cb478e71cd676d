import { and, eq, isNull, lte, or } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { PostRow } from "./store.ts";

const isThere = (workspaceId: string, id: string) =>
  and(
    eq(posts.workspaceId, workspaceId),
    eq(posts.id, id),
    eq(posts.status, "posted"),
    isNull(posts.removedAt),
  );

/** Acquires the lease of a published post, so that one caller at a time takes it down; else undefined. */
export async function leaseRemoval(
  db: Db,
  workspaceId: string,
  id: string,
  lease: { id: string; now: Date; until: Date },
): Promise<PostRow | undefined> {
  const [row] = await db
    .update(posts)
    .set({ leaseId: lease.id, leaseUntil: lease.until })
    .where(and(isThere(workspaceId, id), or(isNull(posts.leaseUntil), lte(posts.leaseUntil, lease.now))))
    .returning();
  return row;
}

/** Gives the lease back, so that the next caller need not wait for its end. */
export async function releaseRemoval(
  db: Db,
  { workspaceId, id, leaseId }: Pick<PostRow, "workspaceId" | "id" | "leaseId">,
): Promise<void> {
  await db
    .update(posts)
    .set({ leaseId: null, leaseUntil: null })
    .where(and(isThere(workspaceId, id), leaseId ? eq(posts.leaseId, leaseId) : undefined));
}
