import * as z from "zod/v4";
import type { Credentials, Figures } from "../../../core/network.ts";
import type { HttpDeps } from "../http.ts";
import { requestJson } from "./client.ts";

const BATCH_SIZE = 50;

/** Counts are strings, and hidden counts are absent; see functions/docs/vendors/youtube.md. */
const Count = z.string().regex(/^\d+$/).transform(Number).optional();
const Answer = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ viewCount: Count, likeCount: Count, commentCount: Count }).optional(),
      }),
    )
    .default([]),
});

export async function metricsOf(
  deps: HttpDeps,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let at = 0; at < externalIds.length; at += BATCH_SIZE) {
    const query = new URLSearchParams({
      part: "statistics",
      id: externalIds.slice(at, at + BATCH_SIZE).join(","),
      maxResults: String(BATCH_SIZE),
    });
    const { items } = await requestJson(deps, account, { path: `/youtube/v3/videos?${query}` }, Answer);
    for (const { id, statistics = {} } of items) {
      const { viewCount, likeCount, commentCount } = statistics;
      const found = {
        ...(viewCount !== undefined && { views: viewCount }),
        ...(likeCount !== undefined && { likes: likeCount }),
        ...(commentCount !== undefined && { comments: commentCount }),
      };
      if (Object.keys(found).length > 0) figures.set(id, found);
    }
  }
  return figures;
}
