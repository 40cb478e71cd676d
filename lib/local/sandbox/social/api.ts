import { randomBytes } from "node:crypto";
import * as z from "zod/v4";
import type { Feed, ShownPost } from "./feed.ts";
import { isPlatform, type Platform } from "./networks.ts";

export type ApiCall = {
  method: string;
  /** Below the server's root. */
  path: string;
  query: URLSearchParams;
  body: Uint8Array;
};
export type ApiAnswer = { status: number; body: unknown };
export type Api = {
  feed: Feed;
  /** Where people reach the pages. */
  origin: string;
  /** Uploads under way, by their id. */
  parts: Map<string, Uint8Array>;
};

const ID = /^[\w-]{1,80}$/;
const MOST_BYTES = 256 * 1024 * 1024;

const Sent = z.object({
  token: z.string().regex(ID),
  account: z.object({ id: z.string(), handle: z.string() }),
  text: z.string(),
  title: z.string().default(""),
  media: z.array(
    z.object({
      id: z.string().regex(ID),
      mime_type: z.string().regex(/^(image|video)\/[\w.+-]+$/),
      width: z.number(),
      height: z.number(),
      alt_text: z.string().default(""),
    }),
  ),
});

/**
 * What programs ask the sandbox. JSON both ways, errors as `{error}`:
 *
 * - `PUT /api/media/{id}?offset=&total=` a part of a file's bytes, in order; the last one makes it a file
 * - `POST /api/{platform}/posts` `{token, account: {id, handle}, text, title, media: [{id, mime_type, width, height, alt_text}]}`
 *   201 and `{id, url}`; for a token that was used before, 200 and its post
 * - `GET /api/{platform}/posts/{token}` 200 and `{id, url}`, or 404
 * - `DELETE /api/{platform}/posts/{id}` 200 and `{removed: true}`, or 404
 * - `GET /api/{platform}/posts?ids=a,b` `{figures: {id: {impressions, likes, comments, shares}}}`
 */
export function answerApi(api: Api, call: ApiCall): ApiAnswer {
  const [, , place = "", kind = "", token = ""] = call.path.split("/");
  if (place === "media" && call.method === "PUT") return takePart(api, kind, call);
  if (!isPlatform(place) || kind !== "posts") return wrong(404, "There is nothing at this address.");
  if (call.method === "POST" && !token) return publish(api, place, call.body);
  if (call.method === "DELETE" && token) return remove(api, place, token);
  if (call.method !== "GET") return wrong(405, "Use GET, POST or DELETE.");
  return token ? look(api, place, token) : figures(api, place, call.query.get("ids") ?? "");
}

const wrong = (status: number, error: string): ApiAnswer => ({ status, body: { error } });

function takePart({ feed, parts }: Api, id: string, { query, body }: ApiCall): ApiAnswer {
  const offset = Number(query.get("offset"));
  const total = Number(query.get("total"));
  const fits = total > 0 && total <= MOST_BYTES && offset >= 0 && offset + body.length <= total;
  if (!ID.test(id) || !fits || body.length === 0) return wrong(422, "This is no part of a file.");
  const before = offset === 0 ? Buffer.alloc(total) : parts.get(id);
  if (!before || before.length !== total) return wrong(409, "Send the file from its beginning.");
  before.set(body, offset);
  parts.set(id, before);
  if (offset + body.length === total) {
    feed.keepFile(id, before);
    parts.delete(id);
  }
  return { status: 200, body: { received: offset + body.length } };
}

function publish(api: Api, platform: Platform, body: Uint8Array): ApiAnswer {
  const sent = readSent(body);
  if (!sent) return wrong(422, "This is no post.");
  const known = byToken(api, platform, sent.token);
  if (known) return { status: 200, body: shown(api, known) };
  const missing = sent.media.find(({ id }) => !api.feed.file(id));
  if (missing) return wrong(422, `There is no file ${missing.id}.`);
  const post: ShownPost = {
    ...sent,
    id: randomBytes(9).toString("hex"),
    platform,
    media: sent.media.map(({ mime_type, alt_text, ...rest }) => ({
      ...rest,
      mimeType: mime_type,
      altText: alt_text,
    })),
    at: new Date().toISOString(),
    figures: { impressions: 0, likes: 0, comments: 0, shares: 0 },
  };
  api.feed.content.posts.push(post);
  api.feed.save();
  return { status: 201, body: shown(api, post) };
}

function readSent(body: Uint8Array): z.infer<typeof Sent> | undefined {
  try {
    return Sent.safeParse(JSON.parse(Buffer.from(body).toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

function look(api: Api, platform: Platform, token: string): ApiAnswer {
  const post = byToken(api, platform, token);
  return post ? { status: 200, body: shown(api, post) } : wrong(404, "There is no such post.");
}

function remove({ feed }: Api, platform: Platform, id: string): ApiAnswer {
  const at = feed.content.posts.findIndex((post) => post.platform === platform && post.id === id);
  if (at < 0) return wrong(404, "There is no such post.");
  feed.content.posts.splice(at, 1);
  feed.save();
  return { status: 200, body: { removed: true } };
}

const byToken = ({ feed }: Api, platform: Platform, token: string) =>
  feed.content.posts.find((post) => post.platform === platform && post.token === token);

const shown = ({ origin }: Api, { id, platform }: ShownPost) => ({
  id,
  url: `${origin}/sandbox/${platform}/${id}`,
});

function figures({ feed }: Api, platform: Platform, ids: string): ApiAnswer {
  const wanted = new Set(ids.split(","));
  const posts = feed.of(platform).filter(({ id }) => wanted.has(id));
  return {
    status: 200,
    body: { figures: Object.fromEntries(posts.map((post) => [post.id, post.figures])) },
  };
}
