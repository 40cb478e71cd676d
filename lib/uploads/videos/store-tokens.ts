import { and, eq, sql } from "drizzle-orm";
import { brandVideos } from "../../../drizzle/schema/index.ts";
import type { TokenBudget } from "../../core/model.ts";
import type { Ports } from "../../core/ports.ts";
import type { VideoRow } from "./store.ts";

/**
 * The tokens left for viewing a video. The budget is stored with the video, so a repeated job does not spend
 * it twice.
 */
export function videoTokenBudget(
  { db, settings }: Pick<Ports, "db" | "settings">,
  { workspaceId, id }: Pick<VideoRow, "workspaceId" | "id">,
): TokenBudget {
  return {
    async reserve({ least, most }) {
      const granted = sql`least(${most}::int, ${settings.modelBudgetTokens}::int - model_tokens)`;
      const { rows } = (await db.execute(sql`
        with asked as (
          select id, ${granted} as granted from ${brandVideos}
          where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update
        )
        update ${brandVideos} set model_tokens = model_tokens + granted from asked
        where brand_videos.id = asked.id and granted >= ${least}::int
        returning granted`)) as unknown as { rows: { granted: number }[] };
      return rows[0]?.granted ?? 0;
    },
    async release(tokens) {
      await db
        .update(brandVideos)
        .set({ modelTokens: sql`${brandVideos.modelTokens} - ${tokens}::int` })
        .where(and(eq(brandVideos.workspaceId, workspaceId), eq(brandVideos.id, id)));
    },
  };
}
