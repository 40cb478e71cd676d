import type { Clock } from "../../support/clock.ts";
import { type Answer, bearerOf, type Call, json } from "./base.ts";
import { newOrigin, type Origin } from "./media-origin.ts";

export const OPEN_ID = "-000IiC59bBcWbTqOpenId1";
export const TIKTOK_SCOPES = ["user.info.basic", "video.publish", "user.info.profile", "video.list"];

export type TiktokToken = { scopes: string[]; until: number };
export type Publication = {
  publishId: string;
  kind: "video" | "photo";
  title: string;
  description: string;
  privacy: string;
  files: number;
  size: number;
  chunkBytes: number;
  chunks: number;
  received: Buffer[];
  openUntil: number;
  /** When TikTok has everything; null before. */
  acceptedAt: number | null;
  failReason: string | null;
  /** Beyond what a double holds. */
  postId: string;
};

type TiktokSwitches = {
  audited: boolean;
  privateAccount: boolean;
  /** Errors come with HTTP 200. */
  softErrors: boolean;
  options: string[];
  maxSeconds: number;
  commentsOff: boolean;
  verifiedDomain: boolean;
  processingSeconds: number;
  /** After processing, until a public post has its id. */
  idSeconds: number;
  failReason: string | null;
  /** The next init answers so. */
  initError: [number, string] | null;
  rotates: boolean;
};

export type TiktokState = {
  clock: Clock;
  origin: Origin;
  pull(url: string, init?: RequestInit): Promise<Response>;
  tokens: Map<string, TiktokToken>;
  refreshTokens: Map<string, { scopes: string[]; until: number }>;
  codes: Map<string, { redirectUri: string; scopes: string[] }>;
  publications: Map<string, Publication>;
  /** When each kind of call was made, for its window of a minute. */
  recent: Map<string, number[]>;
  switches: TiktokSwitches;
  nextId(): string;
};

export function newState(clock: Clock): TiktokState {
  let id = 7_391_234_567_890_123_457n;
  return {
    clock,
    origin: newOrigin(),
    pull: () => Promise.reject(new Error("not started")),
    tokens: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    publications: new Map(),
    recent: new Map(),
    switches: {
      audited: true,
      privateAccount: false,
      softErrors: false,
      options: ["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"],
      maxSeconds: 600,
      commentsOff: false,
      verifiedDomain: true,
      processingSeconds: 12,
      idSeconds: 20,
      failReason: null,
      initError: null,
      rotates: true,
    },
    nextId: () => String(id++),
  };
}

const LOG_ID = "20261120100000010190010011";

export const ok = (data: object): Answer =>
  json(200, { data, error: { code: "ok", message: "", log_id: LOG_ID } });

/** An error may come with HTTP 200. */
export const failure = ({ switches }: TiktokState, status: number, code: string, message = code): Answer =>
  json(switches.softErrors ? 200 : status, { data: {}, error: { code, message, log_id: LOG_ID } });

export function issue(state: TiktokState, scopes: string[]): string {
  const token = `act.${state.nextId()}${"tokenpart".repeat(8)}`;
  state.tokens.set(token, { scopes, until: state.clock.now().getTime() + 86_400_000 });
  return token;
}

/** Who asks, or the refusal. */
export function authorised(state: TiktokState, call: Call, scope: string): TiktokToken | Answer {
  const token = state.tokens.get(bearerOf(call) ?? "");
  if (!token || token.until <= state.clock.now().getTime())
    return failure(state, 401, "access_token_invalid");
  return token.scopes.includes(scope) ? token : failure(state, 401, "scope_not_authorized");
}

/** A sliding window of a minute, which no header tells of. */
export function isTooMuch({ recent, clock }: TiktokState, path: string, most: number): boolean {
  const now = clock.now().getTime();
  const calls = (recent.get(path) ?? []).filter((at) => at > now - 60_000);
  recent.set(path, calls.length < most ? [...calls, now] : calls);
  return calls.length >= most;
}
