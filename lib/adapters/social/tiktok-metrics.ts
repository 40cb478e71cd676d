import * as z from "zod/v4";
import { type Credentials, type Figures, NetworkFailure } from "../../core/network.ts";
import { ask, type TiktokSettings } from "./tiktok-calls.ts";
import { statusOf } from "./tiktok-status.ts";

const AT_ONCE = 20;
/** tiktok.md, Status: 30 a minute, which posting needs too. */
const STATUSES_AT_ONCE = 10;

const Videos = z.object({
  videos: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]).transform(String),
        view_count: z.number().optional(),
        like_count: z.number().optional(),
        comment_count: z.number().optional(),
        share_count: z.number().optional(),
      }),
    )
    .default([]),
});
const FIELDS = "id,view_count,like_count,comment_count,share_count";

/** tiktok.md, Metrics. Posts that had no id when they were published are asked for it again. */
export async function metricsOf(
  settings: TiktokSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const asked = await publicIds(settings, account, externalIds);
  const ids = [...asked.keys()];
  const figures = new Map<string, Figures>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const json = { filters: { video_ids: ids.slice(at, at + AT_ONCE) } };
    const { videos } = await ask(
      settings,
      account,
      { path: `/v2/video/query/?fields=${FIELDS}`, json },
      Videos,
    );
    for (const { id, view_count, like_count, comment_count, share_count } of videos) {
      figures.set(asked.get(id) ?? id, {
        ...(view_count !== undefined && { views: view_count }),
        ...(like_count !== undefined && { likes: like_count }),
        ...(comment_count !== undefined && { comments: comment_count }),
        ...(share_count !== undefined && { shares: share_count }),
      });
    }
  }
  return figures;
}

/** The ids that TikTok's figures go by, and what each post is known by here. */
async function publicIds(
  settings: TiktokSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const isPublic = (id: string) => /^\d+$/.test(id);
  const known = new Map(externalIds.filter(isPublic).map((id) => [id, id]));
  for (const publishId of externalIds.filter((id) => !isPublic(id)).slice(0, STATUSES_AT_ONCE)) {
    const id = await publicId(settings, account, publishId);
    if (id) known.set(id, publishId);
  }
  return known;
}

/** A publish id that TikTok has forgotten says nothing about the others. */
const publicId = (settings: TiktokSettings, account: Credentials, publishId: string) =>
  statusOf(settings, { account }, publishId).then(
    (status) => status.publicaly_available_post_id[0],
    (error) => {
      if (error instanceof NetworkFailure && error.kind === "content_rejected") return undefined;
      throw error;
    },
  );
