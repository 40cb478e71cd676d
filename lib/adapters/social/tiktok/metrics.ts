import * as z from "zod/v4";
import { type Credentials, type Figures, NetworkFailure } from "../../../core/network.ts";
import { requestJson, type TiktokSettings } from "./client.ts";
import { statusOf } from "./status.ts";

const BATCH_SIZE = 20;
/** TikTok allows 30 status calls a minute, which posting needs too. */
const STATUS_BATCH_SIZE = 10;

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

/** Figures by public id. Posts published without one are asked for it again. */
export async function metricsOf(
  settings: TiktokSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const asked = await publicIds(settings, account, externalIds);
  const ids = [...asked.keys()];
  const figures = new Map<string, Figures>();
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const json = { filters: { video_ids: ids.slice(at, at + BATCH_SIZE) } };
    const { videos } = await requestJson(
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

/** Public ids, which figures go by, and the id each post has here. */
async function publicIds(
  settings: TiktokSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const isPublic = (id: string) => /^\d+$/.test(id);
  const known = new Map(externalIds.filter(isPublic).map((id) => [id, id]));
  for (const publishId of externalIds.filter((id) => !isPublic(id)).slice(0, STATUS_BATCH_SIZE)) {
    const id = await publicId(settings, account, publishId);
    if (id) known.set(id, publishId);
  }
  return known;
}

/** A publish id that TikTok has forgotten does not fail the others. */
const publicId = (settings: TiktokSettings, account: Credentials, publishId: string) =>
  statusOf(settings, { account }, publishId).then(
    (status) => status.publicaly_available_post_id[0],
    (error) => {
      if (error instanceof NetworkFailure && error.kind === "content_rejected") return undefined;
      throw error;
    },
  );
