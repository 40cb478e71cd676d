import type { Credentials } from "../../../lib/core/network.ts";
import { type Clock, startClock } from "../../support/clock.ts";
import { type Answer, type Call, json, type SocialFake, startSocialFake } from "./base.ts";
import { append, describe, finalize, initialize, oneShot, status } from "./x-media.ts";
import { issue, revoke, token, X_SCOPES } from "./x-oauth.ts";
import { create, lookUp, remove, timeline } from "./x-posts.ts";
import { authorised, invalid, newState, problem, type XState, type XToken } from "./x-state.ts";

export type XFake = SocialFake & { state: XState; clock: Clock; account(scopes?: string[]): Credentials };

type Route = {
  method: string;
  path: RegExp;
  scopes: string[];
  answer(state: XState, token: XToken, call: Call, id: string): Answer | Promise<Answer>;
};

function known(
  state: XState,
  id: string,
  then: (media: NonNullable<ReturnType<XState["media"]["get"]>>) => Answer | Promise<Answer>,
) {
  const media = state.media.get(id);
  return media ? then(media) : invalid("media: no such id");
}

const WRITE = ["tweet.read", "tweet.write", "users.read"];
const MEDIA = ["media.write"];
const READ = ["tweet.read", "users.read"];

/** The endpoints of functions/docs/vendors/x.md, each with the scopes it needs. */
const ROUTES: Route[] = [
  {
    method: "GET",
    path: /^\/2\/users\/me$/,
    scopes: READ,
    answer: (state, { userId }) =>
      json(200, { data: { ...state.users.get(userId), profile_image_url: PICTURE } }),
  },
  {
    method: "POST",
    path: /^\/2\/media\/upload$/,
    scopes: MEDIA,
    answer: (state, { userId }, call) => oneShot(state, userId, call),
  },
  {
    method: "POST",
    path: /^\/2\/media\/upload\/initialize$/,
    scopes: MEDIA,
    answer: (state, { userId }, call) => initialize(state, userId, call),
  },
  {
    method: "POST",
    path: /^\/2\/media\/upload\/(\d+)\/append$/,
    scopes: MEDIA,
    answer: (state, _, call, id) => known(state, id, (media) => append(media, call)),
  },
  {
    method: "POST",
    path: /^\/2\/media\/upload\/(\d+)\/finalize$/,
    scopes: MEDIA,
    answer: (state, _, __, id) => known(state, id, (media) => finalize(state, media)),
  },
  {
    method: "GET",
    path: /^\/2\/media\/upload$/,
    scopes: MEDIA,
    answer: (state, _, { query }) =>
      query.get("command") === "STATUS"
        ? known(state, query.get("media_id") ?? "", (media) => status(state, media))
        : invalid("command: STATUS"),
  },
  {
    method: "POST",
    path: /^\/2\/media\/metadata$/,
    scopes: MEDIA,
    answer: (state, _, call) => describe(state, call),
  },
  {
    method: "POST",
    path: /^\/2\/tweets$/,
    scopes: WRITE,
    answer: (state, { userId }, call) => create(state, userId, call),
  },
  {
    method: "DELETE",
    path: /^\/2\/tweets\/(\d+)$/,
    scopes: WRITE,
    answer: (state, { userId }, _, id) => remove(state, userId, id),
  },
  {
    method: "GET",
    path: /^\/2\/tweets$/,
    scopes: READ,
    answer: (state, { userId }, call) => lookUp(state, userId, call),
  },
  {
    method: "GET",
    path: /^\/2\/users\/(\d+)\/tweets$/,
    scopes: READ,
    answer: (state, _, call, id) => timeline(state, id, call),
  },
];
const PICTURE = "https://pbs.twimg.com/profile_images/1/bakery_normal.jpg";

function route(state: XState, call: Call): Answer | Promise<Answer> {
  if (call.host !== "api.x.com") return problem(404, "Not Found");
  if (call.path === "/2/oauth2/token") return token(state, call);
  if (call.path === "/2/oauth2/revoke") return revoke(state, call);
  const found = ROUTES.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!found) return problem(404, "Not Found");
  const who = authorised(state, call, found.scopes);
  return "status" in who ? who : found.answer(state, who, call, found.path.exec(call.path)?.[1] ?? "");
}

const resetSeconds = ({ clock }: XState) => Math.floor(clock.now().getTime() / 1000) + 600;

const limits = (state: XState, remaining: number) => ({
  "x-rate-limit-limit": "100",
  "x-rate-limit-remaining": String(remaining),
  "x-rate-limit-reset": String(resetSeconds(state)),
});

/** X on a loopback port; see functions/docs/vendors/x.md. */
export async function startXFake(clock = startClock()): Promise<XFake> {
  const state = newState(clock);
  const fake = await startSocialFake({
    hosts: ["api.x.com"],
    async answer(call) {
      const answer = await route(state, call);
      return { ...answer, headers: { ...limits(state, 99), ...answer.headers } };
    },
    throttled() {
      const legacy = json(429, { errors: [{ code: 88, message: "Rate limit exceeded" }] });
      const answer = state.switches.legacyThrottle ? legacy : problem(429, "Too Many Requests");
      return { ...answer, headers: { ...answer.headers, ...limits(state, 0) } };
    },
    broken: (status) => problem(status, status === 503 ? "Service Unavailable" : "Internal Server Error"),
  });
  return {
    ...fake,
    state,
    clock,
    account(scopes = X_SCOPES) {
      const { access_token } = issue(state, "2244994945", scopes);
      return { accessToken: access_token, externalId: "2244994945", handle: "corner_bakery", scopes };
    },
  };
}
