import * as z from "zod/v4";
import type { Credentials, Figures } from "../../core/network.ts";
import type { Wire } from "./http.ts";
import { API, ask } from "./youtube-calls.ts";

const AT_ONCE = 50;

/** youtube.md, Metrics: numbers are strings, and what is hidden is not there. */
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
  wire: Wire,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let at = 0; at < externalIds.length; at += AT_ONCE) {
    const query = new URLSearchParams({
      part: "statistics",
      id: externalIds.slice(at, at + AT_ONCE).join(","),
      maxResults: String(AT_ONCE),
    });
    const { items } = await ask(wire, account, { url: `${API}/youtube/v3/videos?${query}` }, Answer);
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
