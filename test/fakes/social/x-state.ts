import type { Clock } from "../../support/clock.ts";
import { type Answer, bearerOf, type Call, json } from "./base.ts";

export type XToken = { userId: string; scopes: string[]; until: number; family: string };
type XCode = {
  userId: string;
  redirectUri: string;
  challenge: string;
  scopes: string[];
  until: number;
};
export type XMedia = {
  id: string;
  userId: string;
  category: string;
  totalBytes: number;
  segments: Map<number, Uint8Array>;
  /** `open` takes segments; `sent` is complete. */
  state: "open" | "sent";
  /** When X starts to work on it and when it is done, in milliseconds. */
  startsAt: number;
  readyAt: number;
  fails: boolean;
  alt: string;
  until: number;
};
export type XPost = {
  id: string;
  userId: string;
  text: string;
  mediaIds: string[];
  createdAt: number;
  visibleAt: number;
};

type XSwitches = {
  /** How metrics are named: the older way or the newest. */
  naming: "tweet" | "post";
  processing: "succeeds" | "fails" | "none";
  processingSeconds: number;
  /** How long the author's own timeline lags behind. */
  lagSeconds: number;
  credits: boolean;
  capped: boolean;
  legacyThrottle: boolean;
  /** Are identical texts refused? The real check covers recent ones only. */
  duplicates: boolean;
};

export type XState = {
  clock: Clock;
  users: Map<string, { id: string; username: string; name: string }>;
  tokens: Map<string, XToken>;
  refreshTokens: Map<string, { family: string; userId: string; scopes: string[]; used: boolean }>;
  codes: Map<string, XCode>;
  media: Map<string, XMedia>;
  posts: XPost[];
  switches: XSwitches;
  /** Larger than a double can hold exactly, as the real ones are. */
  nextId(): string;
};

export function newState(clock: Clock): XState {
  let id = 1_990_000_000_000_000_001n;
  return {
    clock,
    users: new Map([["2244994945", { id: "2244994945", username: "corner_bakery", name: "Corner Bakery" }]]),
    tokens: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    media: new Map(),
    posts: [],
    switches: {
      naming: "tweet",
      processing: "succeeds",
      processingSeconds: 12,
      lagSeconds: 0,
      credits: true,
      capped: false,
      legacyThrottle: false,
      duplicates: true,
    },
    nextId: () => String(id++),
  };
}

export const problem = (status: number, title: string, detail = title, more: object = {}): Answer =>
  json(
    status,
    { title, detail, type: "about:blank", status, ...more },
    { "content-type": "application/problem+json" },
  );

export const invalid = (message: string): Answer =>
  problem(400, "Invalid Request", "One or more parameters to your request was invalid.", {
    errors: [{ parameters: {}, message }],
    type: "https://api.x.com/2/problems/invalid-request",
  });

/** Who asks, or the refusal: a token, not expired, with the scopes. */
export function authorised(state: XState, call: Call, scopes: string[]): XToken | Answer {
  const token = state.tokens.get(bearerOf(call) ?? "");
  if (!token || token.until <= state.clock.now().getTime()) return problem(401, "Unauthorized");
  return scopes.every((scope) => token.scopes.includes(scope)) ? token : problem(403, "Forbidden");
}
