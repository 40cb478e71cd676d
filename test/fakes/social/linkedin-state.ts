import type { Clock } from "../../support/clock.ts";
import { type Answer, bearerOf, type Call, json } from "./base.ts";

export const PART_BYTES = 4_194_304;
export const VERSION = "202609";
const DAYS_60_MS = 60 * 86_400_000;

export type LinkedinToken = { member: string; scopes: string[]; issuedAt: number; until: number };
export type LinkedinMedia = {
  urn: string;
  owner: string;
  kind: "image" | "video";
  uploadToken: string;
  size: number;
  /** ETags by part; the one part of an image is 0. */
  parts: Map<number, { bytes: number; etag: string }>;
  sentAt: number | null;
};
export type LinkedinPost = {
  urn: string;
  body: string;
  commentary: string;
  media: string[];
  createdAt: number;
};

type LinkedinSwitches = {
  versions: string[];
  processing: "succeeds" | "fails";
  processingSeconds: number;
  /** New tokens answer 401 REVOKED for so long. */
  freshTokenFaultSeconds: number;
  /** Approved partners get refresh tokens. */
  partner: boolean;
  dailyThrottle: boolean;
  quotedEtags: boolean;
};

export type LinkedinState = {
  clock: Clock;
  member: { sub: string; name: string };
  tokens: Map<string, LinkedinToken>;
  refreshTokens: Map<string, { scopes: string[]; until: number }>;
  codes: Map<string, { scopes: string[]; redirectUri: string; until: number }>;
  media: Map<string, LinkedinMedia>;
  posts: LinkedinPost[];
  switches: LinkedinSwitches;
  nextId(): string;
};

export function newState(clock: Clock): LinkedinState {
  let id = 7_265_000_000_000_000_001n;
  return {
    clock,
    member: { sub: "782bbtaQ", name: "Ada Baker" },
    tokens: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    media: new Map(),
    posts: [],
    switches: {
      versions: ["202512", "202601", "202603", "202606", VERSION],
      processing: "succeeds",
      processingSeconds: 8,
      freshTokenFaultSeconds: 0,
      partner: false,
      dailyThrottle: false,
      quotedEtags: false,
    },
    nextId: () => String(id++),
  };
}

export const failure = (status: number, message: string, more: object = {}): Answer =>
  json(status, { message, status, ...more }, { "x-li-uuid": "AAYnZb0s4Xk=" });

export function issue(state: LinkedinState, scopes: string[]): string {
  // Real ones are about 500 characters long.
  const token = `AQV-${String(state.nextId())}-${"tokenpart".repeat(50)}`;
  const now = state.clock.now().getTime();
  state.tokens.set(token, { member: state.member.sub, scopes, issuedAt: now, until: now + DAYS_60_MS });
  return token;
}

/** Who asks, or the refusal. */
export function authorised(state: LinkedinState, call: Call, scopes: string[]): LinkedinToken | Answer {
  const given = bearerOf(call);
  if (!given) return failure(401, "Empty oauth2_access_token", { serviceErrorCode: 401 });
  const token = state.tokens.get(given);
  const now = state.clock.now().getTime();
  if (!token) {
    return failure(401, "Invalid access token", { serviceErrorCode: 65600, code: "INVALID_ACCESS_TOKEN" });
  }
  if (now < token.issuedAt + state.switches.freshTokenFaultSeconds * 1000) return revoked();
  if (now >= token.until) {
    const code = { serviceErrorCode: 65602, code: "EXPIRED_ACCESS_TOKEN" };
    return failure(401, "The token used in the request has expired", code);
  }
  const may = scopes.length === 0 || scopes.some((scope) => token.scopes.includes(scope));
  return may ? token : denied(call);
}

const revoked = () =>
  failure(401, "The token used in the request has been revoked by the user", {
    serviceErrorCode: 65601,
    code: "REVOKED_ACCESS_TOKEN",
  });

export const denied = ({ method, path }: Call): Answer =>
  failure(403, `Not enough permissions to access: ${method} ${path}`, {
    serviceErrorCode: 100,
    code: "ACCESS_DENIED",
  });

/** The headers of the versioned API: 400 when they are missing, 426 when the version is gone. */
export function headerProblem(
  { switches }: LinkedinState,
  { headers, method, body }: Call,
): Answer | undefined {
  const version = headers["linkedin-version"];
  if (!version) return failure(400, "A version must be present", { code: "VERSION_MISSING" });
  if (!switches.versions.includes(String(version))) {
    return failure(426, `Requested version ${version} is not active`, { code: "NONEXISTENT_VERSION" });
  }
  if (headers["x-restli-protocol-version"] !== "2.0.0")
    return failure(400, "Rest.li protocol 2.0.0 is required");
  const isJson = headers["content-type"]?.startsWith("application/json");
  return method === "POST" && body.length > 0 && !isJson ? failure(415, "Unsupported Media Type") : undefined;
}

export const WRITES_FOR = ["w_member_social", "w_organization_social"];
