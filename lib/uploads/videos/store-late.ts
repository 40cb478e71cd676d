import { and, asc, eq, lt } from "drizzle-orm";
import { brandVideos } from "../../../drizzle/schema/index.ts";
import type { Db } from "../../core/ports.ts";

/** Videos that have been waiting to be fetched or filed since before. */
export const findLateVideos = (
  db: Db,
  before: Date,
  limit: number,
): Promise<{ workspaceId: string; videoId: string }[]> =>
  db
    .select({ workspaceId: brandVideos.workspaceId, videoId: brandVideos.id })
    .from(brandVideos)
    .where(and(eq(brandVideos.status, "processing"), lt(brandVideos.updatedAt, before)))
    .orderBy(asc(brandVideos.updatedAt))
    .limit(limit);
