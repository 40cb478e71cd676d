import { type Answer, type Call, json } from "./base.ts";
import { graphError, type InstagramState, USER_ID } from "./instagram-state.ts";

const permalink = (id: string, kind: string) => `https://www.instagram.com/${kind}/C${id.slice(-8)}/`;

/** GET /{ig}/media: newest first. */
export function list({ media, clock }: InstagramState, { query }: Call): Answer {
  const now = clock.now().getTime();
  const listed = media.filter(({ listedAt }) => listedAt <= now).toReversed();
  const data = listed.slice(0, Number(query.get("limit") ?? 25)).map(({ id, caption, createdAt }) => ({
    id,
    permalink: permalink(id, "p"),
    ...(caption && { caption }),
    timestamp: new Date(createdAt).toISOString().replace(".000Z", "+0000"),
  }));
  return json(200, { data, paging: { cursors: {} } });
}

/** The nth figure; every one is different, so that none can pass for another. */
export const instagramFigure = (at: number) => 700 + at;

const METRICS = ["views", "reach", "likes", "comments", "saved", "shares", "total_interactions"];
const REELS_ONLY = ["ig_reels_avg_watch_time", "ig_reels_video_view_total_time"];

/** GET /{media}/insights: one metric that a post of its kind has not fails the whole call. */
export function insights(state: InstagramState, id: string, { query }: Call): Answer {
  const post = state.media.find((one) => one.id === id);
  const known = post?.productType === "REELS" ? [...METRICS, ...REELS_ONLY] : METRICS;
  const asked = (query.get("metric") ?? "").split(",");
  const strange = asked.find((name) => !known.includes(name));
  if (!post || strange || state.switches.insights === "refused") {
    return graphError(400, 100, `(#100) Incompatible metrics (${strange}) with this media`);
  }
  const data = asked.map((name) => ({
    name,
    period: "lifetime",
    values: [{ value: instagramFigure(METRICS.indexOf(name)) }],
    title: name,
    id: `${id}/insights/${name}/lifetime`,
  }));
  return json(200, { data: state.switches.insights === "empty" ? [] : data });
}

/** GET /{media}?fields= */
export function showMedia(state: InstagramState, id: string, { query }: Call): Answer {
  const post = state.media.find((one) => one.id === id);
  if (!post) {
    const words = `Unsupported get request. Object with ID '${id}' does not exist`;
    return graphError(400, 100, words, { error_subcode: 33 });
  }
  const all: Record<string, unknown> = {
    id,
    permalink: permalink(id, post.productType === "REELS" ? "reel" : "p"),
    shortcode: `C${id.slice(-8)}`,
    media_type: post.files > 1 ? "CAROUSEL_ALBUM" : "IMAGE",
    media_product_type: post.productType,
    timestamp: new Date(post.createdAt).toISOString().replace(".000Z", "+0000"),
    like_count: instagramFigure(20),
    comments_count: instagramFigure(21),
    owner: { id: USER_ID },
  };
  const fields = (query.get("fields") ?? "id").split(",");
  return json(200, Object.fromEntries(fields.filter((name) => name in all).map((name) => [name, all[name]])));
}
