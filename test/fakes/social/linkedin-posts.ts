import { type Answer, type Call, json, jsonOf } from "./base.ts";
import { stateOf } from "./linkedin-media.ts";
import { failure, type LinkedinPost, type LinkedinState, type LinkedinToken } from "./linkedin-state.ts";

const DUPLICATES_FOR_MS = 10 * 60_000;

type Image = { id?: string; altText?: string };
type Body = {
  author?: string;
  commentary?: string;
  visibility?: string;
  lifecycleState?: string;
  distribution?: { feedDistribution?: string };
  content?: { media?: Image & { title?: string }; multiImage?: { images?: Image[] } };
};

/** What readers see: escapes resolved, and everything from the first unescaped reserved character on cut off. */
export function shownText(commentary: string): string {
  const token =
    /\\(.)|\{hashtag\|\\#\|([^|}]+)\}|@\[([^\]]*)\]\([^)]*\)|(#)(?=[\p{L}\p{N}])|([^|{}@[\]()<>#\\*_~])/suy;
  let text = "";
  for (;;) {
    const found = token.exec(commentary);
    if (!found) return text;
    const [, escaped, tag, name, hash, plain] = found;
    text += escaped ?? (tag === undefined ? (name ?? hash ?? plain ?? "") : `#${tag}`);
  }
}

function fieldProblem(token: LinkedinToken, body: Body): Answer | undefined {
  const { author = "", commentary, visibility, lifecycleState, distribution } = body;
  const bad = (field: string) =>
    failure(422, `ERROR :: /${field} :: is invalid`, { code: "INVALID_VALUE_FOR_FIELD" });
  const isOwn = author === `urn:li:person:${token.member}`;
  const isPage = author.startsWith("urn:li:organization:") && token.scopes.includes("w_organization_social");
  if (!isOwn && !isPage)
    return failure(403, "Not enough permissions to access: author", { code: "ACCESS_DENIED" });
  if (commentary === undefined) return bad("commentary");
  if (!["PUBLIC", "CONNECTIONS", "LOGGED_IN"].includes(visibility ?? "")) return bad("visibility");
  if (lifecycleState !== "PUBLISHED") return bad("lifecycleState");
  if (distribution?.feedDistribution !== "MAIN_FEED") return bad("distribution");
  if ([...shownText(commentary)].length > 3000) {
    return failure(400, "commentary is too long", { code: "FIELD_LENGTH_TOO_LONG" });
  }
  return undefined;
}

function mediaProblem(state: LinkedinState, images: Image[], isMulti: boolean): Answer | undefined {
  if (isMulti && (images.length < 2 || images.length > 20)) {
    return failure(400, "multiImage takes 2 to 20 images", { code: "INVALID_VALUE_FOR_FIELD" });
  }
  return images.map((image) => imageProblem(state, image, isMulti)).find(Boolean);
}

function imageProblem(state: LinkedinState, image: Image, isMulti: boolean): Answer | undefined {
  const { id = "", altText = "" } = image;
  const media = state.media.get(id);
  if (!media || (isMulti && media.kind !== "image")) {
    return failure(400, `${id} is unknown`, { code: "INVALID_URN_ID" });
  }
  if (altText.length > 4086) return failure(400, "altText is too long", { code: "FIELD_LENGTH_TOO_LONG" });
  const now = stateOf(state, media);
  if (now === "PROCESSING_FAILED") return failure(400, now, { code: "MEDIA_ASSET_PROCESSING_FAILED" });
  if (now === "AVAILABLE") return undefined;
  return failure(400, "The media is not ready", { code: "MEDIA_ASSET_WAITING_UPLOAD" });
}

export function create(state: LinkedinState, token: LinkedinToken, call: Call): Answer {
  const raw = call.body.toString("utf8");
  const body: Body | undefined = jsonOf(call);
  if (!body) return failure(400, "Unreadable JSON");
  const { media, multiImage } = body.content ?? {};
  const images = multiImage?.images ?? (media ? [media] : []);
  const refusal = fieldProblem(token, body) ?? mediaProblem(state, images, multiImage !== undefined);
  return refusal ?? duplicateOf(state, raw) ?? publish(state, raw, { ...body, images });
}

function duplicateOf({ clock, posts }: LinkedinState, raw: string): Answer | undefined {
  const now = clock.now().getTime();
  const same = posts.find((post) => post.body === raw && now - post.createdAt < DUPLICATES_FOR_MS);
  if (!same) return undefined;
  return failure(422, `Content is a duplicate of ${same.urn}`, {
    errorDetailType: "com.linkedin.common.error.BadRequest",
    errorDetails: { inputErrors: [{ code: "DUPLICATE_POST", description: "Duplicate post is detected" }] },
  });
}

function publish(
  state: LinkedinState,
  raw: string,
  { commentary = "", images }: Body & { images: Image[] },
): Answer {
  const isVideo = images[0]?.id?.startsWith("urn:li:video:");
  const urn = `urn:li:${isVideo ? "ugcPost" : "share"}:${state.nextId()}`;
  const post: LinkedinPost = {
    urn,
    body: raw,
    commentary: shownText(commentary),
    media: images.map(({ id = "" }) => id),
    createdAt: state.clock.now().getTime(),
  };
  state.posts.push(post);
  return { status: 201, headers: { "x-restli-id": urn }, body: "" };
}

/** The nth figure; every one is different, so that none can pass for another. */
export const linkedinFigure = (at: number) => 500 + at;

const listed = (query: URLSearchParams, name: string): string[] =>
  /^List\((.*)\)$/.exec(query.get(name) ?? "")?.[1]?.split(",") ?? [];

/** Figures of a page's posts. Posts without impressions are missing. */
export function pageStatistics(state: LinkedinState, { query }: Call): Answer {
  const shares = listed(query, "shares").map((urn) => ({ share: urn }));
  const others = listed(query, "ugcPosts").map((urn) => ({ ugcPost: urn }));
  const names = [
    "impressionCount",
    "uniqueImpressionsCount",
    "clickCount",
    "likeCount",
    "commentCount",
    "shareCount",
  ];
  const totals = Object.fromEntries(names.map((name, at) => [name, linkedinFigure(at)]));
  const isSeen = (urn: string) => state.posts.some((post) => post.urn === urn);
  const elements = [...shares, ...others]
    .filter((one) => isSeen("share" in one ? one.share : one.ugcPost))
    .map((one) => ({ ...one, totalShareStatistics: totals }));
  return json(200, { elements, paging: { start: 0, count: 10, links: [] } });
}

const QUERY_TYPES = ["IMPRESSION", "MEMBERS_REACHED", "RESHARE", "REACTION", "COMMENT"];

/** One figure of one of the member's own posts. */
export function memberAnalytics(state: LinkedinState, { query }: Call): Answer {
  const urn = /^\((?:share|ugc):(.*)\)$/.exec(query.get("entity") ?? "")?.[1] ?? "";
  const at = QUERY_TYPES.indexOf(query.get("queryType") ?? "");
  if (at < 0 || query.get("aggregation") !== "TOTAL")
    return failure(400, "Invalid query", { code: "INVALID_VALUE_FOR_FIELD" });
  const isOwn = state.posts.some((post) => post.urn === urn);
  return json(200, { elements: isOwn ? [{ count: linkedinFigure(at + 10) }] : [] });
}

/** DELETE /rest/posts/{urn}: idempotent, also for a post that is gone already. */
export function remove(state: LinkedinState, call: Call): Answer {
  if (call.headers["x-restli-method"] !== "DELETE")
    return failure(400, "X-RestLi-Method is missing", { code: "ILLEGAL_ARGUMENT" });
  const urn = decodeURIComponent(call.path.split("/").pop() ?? "");
  if (!/^urn:li:(?:share|ugcPost):\d+$/.test(urn))
    return failure(400, `${urn} is invalid`, { code: "INVALID_URN_ID" });
  state.posts = state.posts.filter((post) => post.urn !== urn);
  return { status: 204, body: "" };
}
