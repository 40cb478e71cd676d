import type { Credentials } from "../../../lib/core/network.ts";
import { type Clock, startClock } from "../../support/clock.ts";
import { type Answer, type Call, json, type SocialFake, startSocialFake } from "./base.ts";
import { createContainer, limit, publish, showContainer } from "./instagram-media.ts";
import { exchange, INSTAGRAM_SCOPES, LONG_SECONDS, refresh, token } from "./instagram-oauth.ts";
import { insights, list, showMedia } from "./instagram-shown.ts";
import {
  authorised,
  graphError,
  type InstagramState,
  issue,
  newState,
  subcode,
  USER_ID,
  VERSION,
} from "./instagram-state.ts";
import { MEDIA_HOST, serveMedia } from "./media-origin.ts";

export type InstagramFake = SocialFake & {
  state: InstagramState;
  clock: Clock;
  account(scopes?: string[]): Credentials;
};

type Route = {
  method: string;
  path: RegExp;
  scope?: string;
  answer(state: InstagramState, call: Call, id: string): Answer | Promise<Answer>;
};
const PUBLISH = "instagram_business_content_publish";

/** The endpoints of functions/docs/vendors/instagram.md, each with the scope it needs. */
const ROUTES: Route[] = [
  { method: "GET", path: /^\/me$/, answer: me },
  { method: "POST", path: /^\/(\d+)\/media$/, scope: PUBLISH, answer: own(createContainer) },
  { method: "POST", path: /^\/(\d+)\/media_publish$/, scope: PUBLISH, answer: own(publish) },
  { method: "GET", path: /^\/(\d+)\/content_publishing_limit$/, scope: PUBLISH, answer: own(limit) },
  { method: "GET", path: /^\/(\d+)\/media$/, answer: own(list) },
  {
    method: "GET",
    path: /^\/(\d+)\/insights$/,
    scope: "instagram_business_manage_insights",
    answer: (state, call, id) => insights(state, id, call),
  },
  { method: "GET", path: /^\/(\d+)$/, answer: show },
];

function me(): Answer {
  return json(200, {
    user_id: USER_ID,
    username: "corner.bakery",
    name: "Corner Bakery",
    account_type: "BUSINESS",
    profile_picture_url: "https://scontent.cdninstagram.example/bakery.jpg",
    id: "26841405822304915",
  });
}

/** Only under the account's own id. */
function own(answer: (state: InstagramState, call: Call) => Answer | Promise<Answer>): Route["answer"] {
  return (state, call, id) =>
    id === USER_ID
      ? answer(state, call)
      : graphError(400, 100, `Unsupported request. Object with ID '${id}' does not exist`, {
          error_subcode: 33,
        });
}

function show(state: InstagramState, call: Call, id: string): Answer {
  const container = state.containers.get(id);
  if (container) return showContainer(state, container);
  const isContainerAsked = call.query.get("fields")?.includes("status_code");
  return isContainerAsked
    ? subcode(24, 2207008, "The media container could not be found")
    : showMedia(state, id, call);
}

function route(state: InstagramState, call: Call): Answer | Promise<Answer> {
  const { host, path, method } = call;
  if (host === MEDIA_HOST) return serveMedia(state.origin, call);
  if (host === "api.instagram.com") {
    return path === "/oauth/access_token" ? token(state, call) : { status: 404, body: "" };
  }
  if (path === "/access_token") return exchange(state, call);
  if (path === "/refresh_access_token") return refresh(state, call);
  if (!path.startsWith(`/${VERSION}/`)) return graphError(400, 2635, "You are calling a deprecated version");
  const below = path.slice(VERSION.length + 1);
  const found = ROUTES.find((one) => one.method === method && one.path.test(below));
  if (!found) return graphError(400, 100, "Unknown path components");
  const who = authorised(state, call, found.scope);
  return "status" in who ? who : found.answer(state, call, found.path.exec(below)?.[1] ?? "");
}

const usage = (percent: number, minutes: number) => ({
  "x-app-usage": JSON.stringify({ call_count: percent, total_time: 12, total_cputime: 9 }),
  "x-business-use-case-usage": JSON.stringify({
    [USER_ID]: [
      {
        type: "instagram",
        call_count: percent,
        total_cputime: 9,
        total_time: 12,
        estimated_time_to_regain_access: minutes,
      },
    ],
  }),
});

/** Instagram on a loopback port; see functions/docs/vendors/instagram.md. */
export async function startInstagramFake(clock = startClock()): Promise<InstagramFake> {
  const state = newState(clock);
  const fake = await startSocialFake({
    hosts: ["graph.instagram.com", "api.instagram.com"],
    async answer(call) {
      const answer = await route(state, call);
      return { ...answer, headers: { ...usage(28, 0), ...answer.headers } };
    },
    throttled() {
      const answer = graphError(403, 4, "(#4) Application request limit reached");
      return { ...answer, headers: { ...answer.headers, ...usage(100, state.switches.regainMinutes) } };
    },
    broken: (status) =>
      graphError(status, 2, "An unexpected error has occurred. Please retry later.", { is_transient: true }),
  });
  state.pull = fake.reach;
  return {
    ...fake,
    state,
    clock,
    account: (scopes = INSTAGRAM_SCOPES) => ({
      accessToken: issue(state, scopes, LONG_SECONDS),
      externalId: USER_ID,
      handle: "corner.bakery",
      scopes,
    }),
  };
}
