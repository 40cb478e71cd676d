import type { Credentials } from "../../../lib/core/network.ts";
import { type Clock, startClock } from "../../support/clock.ts";
import { type Answer, type Call, json, type SocialFake, startSocialFake } from "./base.ts";
import { MEDIA_HOST, serveMedia } from "./media-origin.ts";
import { revoke, token } from "./tiktok-oauth.ts";
import { creatorInfo, initPhotos, initVideo, putChunk, UPLOADS } from "./tiktok-posts.ts";
import { fetchStatus, listVideos, queryVideos } from "./tiktok-shown.ts";
import {
  authorised,
  failure,
  issue,
  isTooMuch,
  newState,
  OPEN_ID,
  ok,
  TIKTOK_SCOPES,
  type TiktokState,
} from "./tiktok-state.ts";

export type TiktokFake = SocialFake & {
  state: TiktokState;
  clock: Clock;
  account(scopes?: string[]): Credentials;
};

/** A name behind a scope of its own is not told without it. */
function user(_: TiktokState, { query }: Call): Answer {
  const all: Record<string, string> = {
    open_id: OPEN_ID,
    union_id: "c9c60f44-a68e-4f5d-84dd-ce22faeb0ba1",
    display_name: "Corner Bakery",
    avatar_url: "https://p16.tiktokcdn.example/bakery.jpg",
    username: "corner.bakery",
  };
  const fields = (query.get("fields") ?? "").split(",");
  return ok({ user: Object.fromEntries(fields.map((name) => [name, all[name]])) });
}

type Route = {
  path: string;
  method?: string;
  scope: string;
  aMinute: number;
  answer(state: TiktokState, call: Call): Answer | Promise<Answer>;
};
const POST = "/v2/post/publish";

/** The endpoints of functions/docs/vendors/tiktok.md, each with the scope it needs and its rate limit. */
const ROUTES: Route[] = [
  { path: "/v2/user/info/", method: "GET", scope: "user.info.basic", aMinute: 600, answer: user },
  { path: `${POST}/creator_info/query/`, scope: "video.publish", aMinute: 20, answer: creatorInfo },
  { path: `${POST}/video/init/`, scope: "video.publish", aMinute: 6, answer: initVideo },
  { path: `${POST}/content/init/`, scope: "video.publish", aMinute: 6, answer: initPhotos },
  { path: `${POST}/status/fetch/`, scope: "video.publish", aMinute: 30, answer: fetchStatus },
  { path: "/v2/video/list/", scope: "video.list", aMinute: 600, answer: listVideos },
  { path: "/v2/video/query/", scope: "video.list", aMinute: 600, answer: queryVideos },
];

function route(state: TiktokState, call: Call): Answer | Promise<Answer> {
  const { host, path, method, headers } = call;
  if (host === MEDIA_HOST) return serveMedia(state.origin, call);
  if (host === UPLOADS) return method === "PUT" ? putChunk(state, call) : { status: 405, body: "" };
  if (path === "/v2/oauth/token/") return token(state, call);
  if (path === "/v2/oauth/revoke/") return revoke(state, call);
  const found = ROUTES.find((one) => one.path === path && (one.method ?? "POST") === method);
  if (!found) return json(404, { data: {}, error: { code: "invalid_params", message: "Unsupported path" } });
  const isJson = headers["content-type"]?.startsWith("application/json");
  if (method === "POST" && !isJson) return failure(state, 400, "invalid_params", "Not JSON");
  const who = authorised(state, call, found.scope);
  if ("status" in who) return who;
  if (isTooMuch(state, path, found.aMinute)) return failure(state, 429, "rate_limit_exceeded");
  return found.answer(state, call);
}

/** TikTok on a loopback port; see functions/docs/vendors/tiktok.md. */
export async function startTiktokFake(clock = startClock()): Promise<TiktokFake> {
  const state = newState(clock);
  const fake = await startSocialFake({
    hosts: ["open.tiktokapis.com", UPLOADS],
    answer: (call) => route(state, call),
    throttled: () => failure(state, 429, "rate_limit_exceeded", "The API rate limit was exceeded."),
    broken: (status) =>
      failure(state, status, "internal_error", "Something is wrong. Please try again later."),
  });
  state.pull = fake.reach;
  return {
    ...fake,
    state,
    clock,
    account: (scopes = TIKTOK_SCOPES) => ({
      accessToken: issue(state, scopes),
      externalId: OPEN_ID,
      handle: "corner.bakery",
      scopes,
    }),
  };
}
