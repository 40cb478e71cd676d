import { countText } from "../../../lib/platforms/count.ts";
import { type Answer, type Call, json, jsonOf } from "./base.ts";
import { isUsable } from "./x-media.ts";
import { invalid, problem, type XPost, type XState } from "./x-state.ts";

const KNOWN = new Set([
  "text",
  "media",
  "reply",
  "reply_settings",
  "poll",
  "made_with_ai",
  "paid_partnership",
]);
const DUPLICATES_FOR_MS = 6 * 3_600_000;

type Body = { text?: string; media?: { media_ids?: string[] } };

function problemWith(state: XState, userId: string, { text = "", media }: Body): Answer | undefined {
  const ids = media?.media_ids ?? [];
  if (!text && ids.length === 0) return invalid("text or media is required");
  if (countText("x", text) > 280) return invalid("text: exceeds the weighted length of 280");
  if (media && (ids.length === 0 || ids.length > 4)) return invalid("media.media_ids: 1 to 4");
  const found = ids.map((id) => state.media.get(id));
  if (!found.every((one) => isUsable(state, one, userId))) return invalid("Your media IDs are invalid.");
  const films = found.filter((one) => one?.category !== "tweet_image").length;
  if (films > 0 && ids.length > 1) return invalid("media: photos and a video cannot be mixed");
  return undefined;
}

export function create(state: XState, userId: string, call: Call): Answer {
  if (!state.switches.credits) {
    return problem(402, "CreditsDepleted", "Your account does not have any credits left.");
  }
  if (state.switches.capped) {
    return problem(429, "UsageCapExceeded", "Usage cap exceeded: Monthly product cap", {
      type: "https://api.x.com/2/problems/usage-capped",
    });
  }
  const body = jsonOf(call);
  const odd = Object.keys(body ?? { body: 1 }).find((name) => !KNOWN.has(name));
  if (odd) return invalid(`unexpected property ${odd}`);
  const refusal = problemWith(state, userId, body as Body);
  if (refusal) return refusal;
  const { text = "", media } = body as Body;
  const now = state.clock.now().getTime();
  const same = state.posts.find(
    (post) => post.userId === userId && post.text === text && now - post.createdAt < DUPLICATES_FOR_MS,
  );
  if (text && same && state.switches.duplicates) {
    return problem(403, "Forbidden", "You are not allowed to create a Tweet with duplicate content.");
  }
  const id = state.nextId();
  const visibleAt = now + state.switches.lagSeconds * 1000;
  state.posts.push({ id, userId, text, mediaIds: media?.media_ids ?? [], createdAt: now, visibleAt });
  return json(201, { data: { id, text, edit_history_tweet_ids: [id] } });
}

const LINK = /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:example|com|org)(?:\/\S*)?/g;

/** As X shows a text: three characters escaped, links shortened, and one more link for the media. */
function shown({ id, text, mediaIds, createdAt }: XPost) {
  const urls: { url: string; expanded_url: string }[] = [];
  const shorten = (expanded_url: string) => {
    const url = `https://t.co/${id.slice(-4)}${String(urls.length)}aBcD`;
    urls.push({ url, expanded_url });
    return url;
  };
  const escaped = text.replace(
    /[&<>]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign,
  );
  const links = escaped.replace(LINK, (link) => {
    const whole = link.replace(/&amp;/g, "&");
    return shorten(/^https?:/.test(whole) ? whole : `http://${whole}`);
  });
  const media = mediaIds.length > 0 ? ` ${shorten(`https://x.com/corner_bakery/status/${id}/photo/1`)}` : "";
  return {
    id,
    text: links + media,
    created_at: new Date(createdAt).toISOString(),
    edit_history_tweet_ids: [id],
    ...(urls.length > 0 && { entities: { urls } }),
  };
}

export function timeline(state: XState, userId: string, { query }: Call): Answer {
  const now = state.clock.now().getTime();
  const max = Number(query.get("max_results") ?? 10);
  if (max < 5 || max > 100) return invalid("max_results: 5 to 100");
  const since = Date.parse(query.get("start_time") ?? "1970-01-01T00:00:00Z");
  const all = state.posts
    .filter((post) => post.userId === userId && post.visibleAt <= now && post.createdAt >= since)
    .reverse();
  const page = all.slice(0, max).map(shown);
  const meta = { result_count: page.length, ...(all.length > max && { next_token: "b26v89c19zqg8o3f" }) };
  return json(200, page.length > 0 ? { data: page, meta } : { meta });
}

const DAYS_30_MS = 30 * 86_400_000;

/** The nth figure of a post; every one is different, so that none can pass for another. */
export const xFigure = (at: number) => 1000 + at;

export function lookUp(state: XState, userId: string, { query }: Call): Answer {
  const ids = (query.get("ids") ?? "").split(",");
  if (ids.length > 100) return invalid("ids: at most 100");
  const fields = (query.get("tweet.fields") ?? "").split(",");
  const readable = (post: XPost) =>
    !fields.includes("non_public_metrics") ||
    (post.userId === userId && state.clock.now().getTime() - post.createdAt <= DAYS_30_MS);
  const found = state.posts.filter((post) => ids.includes(post.id) && readable(post));
  const errors = ids
    .filter((id) => !found.some((post) => post.id === id))
    .map((id) => ({ resource_id: id, title: "Field Authorization Error", type: "about:blank" }));
  const data = found.map((post) => withMetrics(state, post, fields));
  return json(200, {
    ...(data.length > 0 && { data, includes: { media: mediaOf(state, ids) } }),
    ...(errors.length > 0 && { errors }),
  });
}

function withMetrics({ switches }: XState, post: XPost, fields: string[]) {
  const reposts = switches.naming === "post" ? "repost_count" : "retweet_count";
  const names = ["impression_count", "like_count", "reply_count", reposts, "quote_count", "bookmark_count"];
  const figures = Object.fromEntries(names.map((name, at) => [name, xFigure(at)]));
  return {
    ...shown(post),
    ...(fields.includes("public_metrics") && { public_metrics: figures }),
    ...(fields.includes("non_public_metrics") && {
      non_public_metrics: { impression_count: 1, url_link_clicks: xFigure(10), user_profile_clicks: 2 },
    }),
    ...(post.mediaIds.length > 0 && { attachments: { media_keys: post.mediaIds.map((id) => `3_${id}`) } }),
  };
}

const mediaOf = ({ posts, media }: XState, ids: string[]) =>
  posts
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ mediaIds }) => mediaIds)
    .filter((id) => media.get(id)?.category === "tweet_video")
    .map((id) => ({ media_key: `3_${id}`, type: "video", public_metrics: { view_count: xFigure(20) } }));

/** DELETE /2/tweets/{id}: only the author may, and a post that is not there is a problem. */
export function remove(state: XState, userId: string, id: string): Answer {
  const at = state.posts.findIndex((post) => post.id === id);
  if (at < 0) {
    return problem(404, "Not Found Error", `Could not find tweet with id: [${id}].`, {
      type: "https://api.x.com/2/problems/resource-not-found",
    });
  }
  if (state.posts[at]?.userId !== userId)
    return problem(403, "Forbidden", "You are not authorized to delete this Tweet.");
  state.posts.splice(at, 1);
  return json(200, { data: { deleted: true } });
}
