import type {
  AssetType,
  Channel,
  CreatedVia,
  DeliveryWish,
  KeyMode,
  Plan,
  Platform,
  ProfileTheme,
  Role,
} from "../vocab.ts";
import type { Agent } from "./agent.ts";
import type { Refusal } from "./errors.ts";
import type { Ports, RateLimitState } from "./ports.ts";

export type Actor = { kind: "key" | "user" | "agent"; id: string } | { kind: "system"; id: string };

/** What one call wants to do. The guards judge it. */
export type Needs = {
  /** The id of the operation. Roles are judged by it. */
  operation?: string;
  /** `start` begins work that counts against the limits and costs credits. */
  effect: "read" | "write" | "start";
  /** True when no test key may make the call. */
  liveKey?: boolean;
  /** A scope that is off unless it was given when the key was minted. */
  scope?: "review" | "manage_keys";
  /** The assets to make, each with its channel; without one the key's own. */
  assets?: readonly { assetType: AssetType; channel: string | undefined }[];
  /** True when the call adds to the library of brand videos. */
  videoLibrary?: boolean;
  /** The channel to publish to. A paused workspace publishes nothing. */
  publishes?: Channel;
  /** Present for Studio calls: the names of the template, and the requested recipients. */
  studio?: { names?: readonly string[]; delivery?: DeliveryWish };
  /** Judges the call without counting it. */
  dryRun?: boolean;
};

/** What a key may do. A `null` list allows everything. */
export type Scope = {
  readonly assetTypes: readonly AssetType[] | null;
  readonly channels: readonly Channel[] | null;
  readonly connectedAccounts: readonly string[] | null;
  readonly autoPost: boolean;
  readonly autoPostMinScore: number;
  readonly dailyLimit: number;
  /** May decide about runs that need a review. */
  readonly review: boolean;
  /** May mint, rotate and revoke keys. */
  readonly manageKeys: boolean;
  /** Addresses and networks that may use the key. */
  readonly allowedAddresses: readonly string[] | null;
};

/** What Studio may do for a key. */
export type StudioProfile = {
  readonly id: string;
  readonly templates: readonly string[];
  readonly theme: ProfileTheme;
  readonly telegram: boolean;
  readonly social: readonly Platform[];
  readonly defaultCaption: string;
  readonly paused: boolean;
};

/**
 * A key's Studio profile and its possible recipients: linked chats, and platforms with a connected account.
 */
export type StudioAccess = {
  readonly profile: StudioProfile | null;
  readonly chats: number;
  readonly connected: readonly Platform[];
};

/** A named limit after this request, for the RateLimit headers. */
export type LimitNote = Readonly<RateLimitState> & { readonly name: "burst" | "daily" | "plan_cap" };

/** The decision of the guards. */
export type Admission = {
  /** The context to continue with. It is a new one when the key's record has changed meanwhile. */
  readonly ctx: Ctx;
  readonly limits: readonly LimitNote[];
  /** Present when a guard refuses. */
  readonly refusal?: Refusal | undefined;
  /** Returns the daily use when the operation itself refuses. Answers the limits that changed. */
  giveBack(): Promise<readonly LimitNote[]>;
};

/** Everything one request may use: the caller and the ports. It is built once and never changed. */
export type Ctx = Readonly<Ports & RequestContext>;

type RequestContext = {
  workspaceId: string;
  workspaceName: string;
  plan: Plan;
  modelOptOut: boolean;
  /** Nothing is posted before a member has approved its run. */
  approvalRequired: boolean;
  /** Nothing new starts or is published. */
  paused: boolean;
  mode: KeyMode;
  actor: Readonly<Actor>;
  /** The role of a signed-in member. Null: a key, which its scopes bound instead. */
  role: Role | null;
  /** Present for calls of the agent server. */
  agent?: Agent;
  /** The surface that runs of this request name as their origin. */
  createdVia: Extract<CreatedVia, "api" | "dashboard" | "mcp">;
  scope: Scope;
  studio: StudioAccess;
  /** What the key's owner calls it. Null: it has no name, or no key asks. */
  keyName: string | null;
  expiresAt: Date | null;
  requestId: string;
  /**
   * Present when the request has an Idempotency-Key. The statement that creates the record stores its answer
   * under that key.
   */
  replay: Replay | null;
  /** Runs the guards in their documented order and counts the request. */
  admit(needs: Needs): Promise<Admission>;
  /** Checks that the key is still valid, without counting. The new context carries `replay`. */
  confirm(replay: Replay): Promise<Pick<Admission, "ctx" | "limits">>;
  /** Writes an audit entry after the answer has been sent. */
  recordAudit(action: string, target: string | null, detail?: Record<string, string>): void;
};

/** The request that an Idempotency-Key identifies. */
export type Replay = {
  readonly keyId: string;
  readonly endpoint: string;
  readonly idempotencyKey: string;
  /** Empty while the body is still arriving. */
  readonly bodyHash: string;
  /** Present for a body that is still arriving: reads the rest of it and answers its hash. */
  readonly hashLater?: () => Promise<string>;
};
