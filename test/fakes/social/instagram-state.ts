import type { Clock } from "../../support/clock.ts";
import { type Answer, bearerOf, type Call, json } from "./base.ts";
import { newOrigin, type Origin } from "./media-origin.ts";

export const VERSION = "v25.0";
export const USER_ID = "17841405822304914";
/** Of another namespace than the account's id, and beyond what a double holds. */
export const LOGIN_ID = "26841405822304915";

export type InstagramToken = { scopes: string[]; issuedAt: number; until: number; isLong: boolean };
export type InstagramContainer = {
  id: string;
  kind: "IMAGE" | "REELS" | "CAROUSEL" | "CHILD";
  url: string;
  children: string[];
  caption: string;
  altText: string;
  madeAt: number;
  readyAt: number;
  /** What the fetched media came to: a subcode, when it is not what it must be. */
  fault: number | null;
  mediaId: string | null;
};
type InstagramMedia = {
  id: string;
  caption: string;
  files: number;
  altTexts: string[];
  productType: "FEED" | "REELS";
  createdAt: number;
  listedAt: number;
};

type InstagramSwitches = {
  processingSeconds: number;
  /** A container that was fetched well ends in this error nevertheless, so often. */
  processingFault: { subcode: number; times: number } | null;
  quotaTotal: number;
  quotaConfig: boolean;
  /** Is the first token answer in a list? */
  wrapped: boolean;
  /** How long a published post is missing from the account's list. */
  lagSeconds: number;
  insights: "all" | "refused" | "empty";
  regainMinutes: number;
  /** The next publishes that answer with this code and subcode. */
  publishFaults: [number, number][];
};

export type InstagramState = {
  clock: Clock;
  origin: Origin;
  pull(url: string, init?: RequestInit): Promise<Response>;
  tokens: Map<string, InstagramToken>;
  codes: Map<string, { redirectUri: string; scopes: string[]; until: number }>;
  containers: Map<string, InstagramContainer>;
  media: InstagramMedia[];
  used: number;
  switches: InstagramSwitches;
  nextId(): string;
};

export function newState(clock: Clock): InstagramState {
  let id = 17_900_000_000_000_001n;
  return {
    clock,
    origin: newOrigin(),
    pull: () => Promise.reject(new Error("not started")),
    tokens: new Map(),
    codes: new Map(),
    containers: new Map(),
    media: [],
    used: 0,
    switches: {
      processingSeconds: 8,
      processingFault: null,
      quotaTotal: 100,
      quotaConfig: true,
      wrapped: false,
      lagSeconds: 0,
      insights: "all",
      regainMinutes: 0,
      publishFaults: [],
    },
    nextId: () => String(id++),
  };
}

export const graphError = (
  status: number,
  code: number,
  message: string,
  more: { error_subcode?: number; is_transient?: boolean; error_user_msg?: string } = {},
): Answer =>
  json(status, { error: { message, type: "OAuthException", code, ...more, fbtrace_id: "AbCdEfGhIjKlMnOp" } });

export const subcode = (code: number, error_subcode: number, message: string): Answer =>
  graphError(400, code, message, { error_subcode });

export function issue(state: InstagramState, scopes: string[], seconds: number, isLong = true): string {
  const token = `IGAA${state.nextId()}${"tokenpart".repeat(15)}`;
  const now = state.clock.now().getTime();
  state.tokens.set(token, { scopes, issuedAt: now, until: now + seconds * 1000, isLong });
  return token;
}

/** Who asks, or the refusal. */
export function authorised(
  state: InstagramState,
  call: Call,
  scope = "instagram_business_basic",
): InstagramToken | Answer {
  const token = state.tokens.get(bearerOf(call) ?? call.query.get("access_token") ?? "");
  if (!token) return graphError(400, 190, "Invalid OAuth access token - Cannot parse access token");
  if (token.until <= state.clock.now().getTime()) {
    const words = "Error validating access token: Session has expired";
    return graphError(401, 190, words, { error_subcode: 463 });
  }
  const words = "Application does not have permission for this action";
  return token.scopes.includes(scope) ? token : graphError(403, 10, words);
}
