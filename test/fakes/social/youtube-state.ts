import type { Clock } from "../../support/clock.ts";
import { type Answer, bearerOf, type Call, json } from "./base.ts";

export const CHANNEL_ID = "UC_x5XG1OV2P6uZZ5FSM9Ttw";
export const YOUTUBE_SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube.readonly",
  "https://www.googleapis.com/auth/youtube.force-ssl",
];

export type YoutubeToken = { scopes: string[]; until: number };
export type YoutubeSession = {
  total: number;
  resource: { title: string; description: string; privacy: string };
  chunks: Buffer[];
  until: number;
  videoId: string | null;
};
export type YoutubeVideo = {
  id: string;
  title: string;
  description: string;
  privacy: string;
  bytes: Buffer;
  uploadedAt: number;
  thumbnail: number;
};

type YoutubeSwitches = {
  audited: boolean;
  hasChannel: boolean;
  /** Only channels with a verified phone may set thumbnails. */
  isVerified: boolean;
  processingSeconds: number;
  ends: { uploadStatus: "processed" | "failed" | "rejected"; reason?: string };
  uploadsADay: number;
  unitsADay: number;
  /** Of the next chunk only so much is stored. */
  storesOnly: number | null;
  hidesLikes: boolean;
};

export type YoutubeState = {
  clock: Clock;
  tokens: Map<string, YoutubeToken>;
  refreshTokens: Map<string, { scopes: string[]; access: string[] }>;
  codes: Map<string, { redirectUri: string; challenge: string; scopes: string[]; isOffline: boolean }>;
  sessions: Map<string, YoutubeSession>;
  videos: YoutubeVideo[];
  /** By Pacific day. */
  uploads: Map<string, number>;
  units: Map<string, number>;
  switches: YoutubeSwitches;
  nextId(): string;
};

export function newState(clock: Clock): YoutubeState {
  let id = 10_000;
  return {
    clock,
    tokens: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    sessions: new Map(),
    videos: [],
    uploads: new Map(),
    units: new Map(),
    switches: {
      audited: true,
      hasChannel: true,
      isVerified: true,
      processingSeconds: 45,
      ends: { uploadStatus: "processed" },
      uploadsADay: 100,
      unitsADay: 10_000,
      storesOnly: null,
      hidesLikes: false,
    },
    nextId: () => `dQw4w9${id++}`,
  };
}

export const googleError = (status: number, reason: string, message: string, domain = "youtube"): Answer =>
  json(status, { error: { code: status, message, errors: [{ message, domain, reason }] } });

export function issue(state: YoutubeState, scopes: string[]): string {
  const token = `ya29.${state.nextId()}-${"tokenpart".repeat(15)}`;
  state.tokens.set(token, { scopes, until: state.clock.now().getTime() + 3_599_000 });
  return token;
}

/** Who asks, or the refusal. */
export function authorised(state: YoutubeState, call: Call, scope: string): YoutubeToken | Answer {
  const token = state.tokens.get(bearerOf(call) ?? "");
  if (!token || token.until <= state.clock.now().getTime()) {
    return googleError(401, "authError", "Invalid Credentials", "global");
  }
  return token.scopes.some((one) => one.endsWith(`/${scope}`))
    ? token
    : googleError(
        403,
        "insufficientPermissions",
        "Request had insufficient authentication scopes.",
        "global",
      );
}

/** Counts one day's calls, and says no when there are too many. */
export function spend(state: YoutubeState, what: "uploads" | "units", cost: number): Answer | undefined {
  const day = state.clock.now().toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" });
  const used = (state[what].get(day) ?? 0) + cost;
  const most = what === "uploads" ? state.switches.uploadsADay : state.switches.unitsADay;
  if (used > most) {
    const message = 'The request cannot be completed because you have exceeded your <a href="/">quota</a>.';
    return googleError(403, "quotaExceeded", message, "youtube.quota");
  }
  state[what].set(day, used);
  return undefined;
}
