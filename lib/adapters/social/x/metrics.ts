import * as z from "zod/v4";
import type { Credentials, Figures } from "../../../core/network.ts";
import type { HttpDeps } from "../http.ts";
import { requestJson } from "./client.ts";

const BATCH_SIZE = 100;

/** X renames its figures, so either name is read. */
const Public = z.object({
  impression_count: z.number().optional(),
  like_count: z.number().optional(),
  reply_count: z.number().optional(),
  retweet_count: z.number().optional(),
  repost_count: z.number().optional(),
  quote_count: z.number().optional(),
});
const Post = z.object({
  id: z.string(),
  public_metrics: Public.optional(),
  non_public_metrics: z.object({ url_link_clicks: z.number().optional() }).optional(),
  attachments: z.object({ media_keys: z.array(z.string()).optional() }).optional(),
});
const Media = z.object({
  media_key: z.string(),
  public_metrics: z.object({ view_count: z.number().optional() }).optional(),
});
const XFigures = z.object({
  data: z.array(Post).default([]),
  includes: z.object({ media: z.array(Media).default([]) }).optional(),
});
type XFigures = z.infer<typeof XFigures>;

/**
 * Asks for the owner's figures first. X leaves posts older than 30 days out of that answer. Their public figures
 * are read in a second call.
 */
export async function metricsOf(
  deps: HttpDeps,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let at = 0; at < externalIds.length; at += BATCH_SIZE) {
    const ids = externalIds.slice(at, at + BATCH_SIZE);
    add(figures, await look(deps, account, ids, "public_metrics,non_public_metrics"));
    const left = ids.filter((id) => !figures.has(id));
    if (left.length > 0) add(figures, await look(deps, account, left, "public_metrics"));
  }
  return figures;
}

function look(
  deps: HttpDeps,
  account: Credentials,
  ids: readonly string[],
  fields: string,
): Promise<XFigures> {
  const query = new URLSearchParams({
    ids: ids.join(","),
    "tweet.fields": fields,
    expansions: "attachments.media_keys",
    "media.fields": "public_metrics",
  });
  return requestJson(deps, account, { path: `/2/tweets?${query}` }, XFigures);
}

function add(figures: Map<string, Figures>, { data, includes }: XFigures) {
  const views = new Map(includes?.media.map((media) => [media.media_key, media.public_metrics?.view_count]));
  for (const { id, public_metrics: shown, non_public_metrics: own, attachments } of data) {
    if (!shown) continue;
    const { retweet_count, repost_count = retweet_count, quote_count } = shown;
    figures.set(
      id,
      known({
        impressions: shown.impression_count,
        likes: shown.like_count,
        comments: shown.reply_count,
        shares: sum([repost_count, quote_count]),
        views: sum(attachments?.media_keys?.map((key) => views.get(key)) ?? []),
        clicks: own?.url_link_clicks,
      }),
    );
  }
}

/** A missing figure is not zero. */
function sum(counts: (number | undefined)[]): number | undefined {
  const present = counts.filter((count) => count !== undefined);
  return present.length > 0 ? present.reduce((a, b) => a + b, 0) : undefined;
}

const known = (figures: { [K in keyof Figures]-?: Figures[K] | undefined }): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== undefined));
