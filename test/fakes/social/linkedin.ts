import type { Credentials } from "../../../lib/core/network.ts";
import { type Clock, startClock } from "../../support/clock.ts";
import { type Answer, type Call, json, type SocialFake, startSocialFake } from "./base.ts";
import { finalize, initialize, show, upload } from "./linkedin-media.ts";
import { revoke, token } from "./linkedin-oauth.ts";
import { create, memberAnalytics, pageStatistics, remove } from "./linkedin-posts.ts";
import {
  authorised,
  failure,
  headerProblem,
  issue,
  type LinkedinState,
  type LinkedinToken,
  newState,
  WRITES_FOR,
} from "./linkedin-state.ts";

export type LinkedinFake = SocialFake & {
  state: LinkedinState;
  clock: Clock;
  account(scopes?: string[], externalId?: string): Credentials;
};

export const MEMBER_SCOPES = ["openid", "profile", "email", "w_member_social"];

type Route = {
  method: string;
  path: RegExp;
  action?: string;
  /** One of these is enough. */
  scopes: string[];
  answer(state: LinkedinState, token: LinkedinToken, call: Call): Answer;
};

/** The endpoints of functions/docs/vendors/linkedin.md, each with the scopes it needs. */
const ROUTES: Route[] = [
  {
    method: "POST",
    path: /^\/rest\/images$/,
    action: "initializeUpload",
    scopes: WRITES_FOR,
    answer: (state, _, call) => initialize(state, "image", call),
  },
  {
    method: "POST",
    path: /^\/rest\/videos$/,
    action: "initializeUpload",
    scopes: WRITES_FOR,
    answer: (state, _, call) => initialize(state, "video", call),
  },
  {
    method: "POST",
    path: /^\/rest\/videos$/,
    action: "finalizeUpload",
    scopes: WRITES_FOR,
    answer: (state, _, call) => finalize(state, call),
  },
  { method: "GET", path: /^\/rest\/(?:images|videos)\/urn%3Ali%3A\w+%3A[\w-]+$/, scopes: [], answer: show },
  { method: "POST", path: /^\/rest\/posts$/, scopes: WRITES_FOR, answer: create },
  {
    method: "DELETE",
    path: /^\/rest\/posts\/urn%3Ali%3A\w+%3A[\w-]+$/,
    scopes: WRITES_FOR,
    answer: (state, _, call) => remove(state, call),
  },
  {
    method: "GET",
    path: /^\/rest\/organizationalEntityShareStatistics$/,
    scopes: ["rw_organization_admin"],
    answer: (state, _, call) => pageStatistics(state, call),
  },
  {
    method: "GET",
    path: /^\/rest\/memberCreatorPostAnalytics$/,
    scopes: ["r_member_postAnalytics"],
    answer: (state, _, call) => memberAnalytics(state, call),
  },
];

function userinfo(state: LinkedinState, call: Call): Answer {
  const who = authorised(state, call, ["openid"]);
  if ("status" in who) return who;
  return json(200, {
    ...state.member,
    picture: "https://media.licdn.com/dms/image/ada.jpg",
    email: "ada@bakery.example",
  });
}

function route(state: LinkedinState, call: Call): Answer {
  const { host, path, method, query } = call;
  if (host === "www.linkedin.com") {
    if (path === "/oauth/v2/accessToken") return token(state, call);
    if (path === "/oauth/v2/revoke") return revoke(state, call);
    return path.startsWith("/dms-uploads/") ? upload(state, call) : { status: 404, body: "<html>" };
  }
  if (path === "/v2/userinfo") return userinfo(state, call);
  const found = ROUTES.find(
    (one) =>
      one.method === method && one.path.test(path) && (query.get("action") ?? undefined) === one.action,
  );
  if (!found) return failure(404, `No such resource: ${path}`, { code: "RESOURCE_NOT_FOUND" });
  const refusal = headerProblem(state, call);
  if (refusal) return refusal;
  const who = authorised(state, call, found.scopes);
  return "status" in who ? who : found.answer(state, who, call);
}

/** LinkedIn on a loopback port; see functions/docs/vendors/linkedin.md. */
export async function startLinkedinFake(clock = startClock()): Promise<LinkedinFake> {
  const state = newState(clock);
  const fake = await startSocialFake({
    hosts: ["api.linkedin.com", "www.linkedin.com"],
    answer: (call) => route(state, call),
    throttled: () => {
      const window = state.switches.dailyThrottle ? "APPLICATION_AND_MEMBER DAY" : "APPLICATION MINUTE";
      return failure(429, `Resource level throttle ${window} limit for calls to this resource is reached.`);
    },
    broken: (status) => failure(status, status === 503 ? "Service Unavailable" : "Internal Server Error"),
  });
  return {
    ...fake,
    state,
    clock,
    account: (scopes = MEMBER_SCOPES, externalId = `urn:li:person:${state.member.sub}`) => ({
      accessToken: issue(state, scopes),
      externalId,
      handle: state.member.name,
      scopes,
    }),
  };
}
