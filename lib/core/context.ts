import type { AssetType, Channel, DeliveryWish, KeyMode, Plan, Platform, ProfileTheme } from "../vocab.ts";
import type { Ports, Reading } from "./ports.ts";

export type Actor = { kind: "key" | "user" | "agent"; id: string } | { kind: "system"; id: string };

/** What one call wants to do, for the guards to judge. */
export type Needs = {
  /** `start` begins work that is counted and paid for. */
  effect: "read" | "write" | "start";
  /** What is to be made, each for its channel. */
  assets?: readonly { assetType: AssetType; channel: string }[];
  /** Adds to the library of brand videos. */
  videoLibrary?: boolean;
  /** What is to be published is for this channel; a paused workspace publishes nothing. */
  publishes?: Channel;
  /** Comes from Studio: any of the names that the template goes by, and who is to get the result. */
  studio?: { names?: readonly string[]; delivery?: DeliveryWish };
  /** Judge, but count nothing. */
  dryRun?: boolean;
};

/** What a key may do. `null` lists mean "everything". */
export type Scope = {
  assetTypes: AssetType[] | null;
  channels: Channel[] | null;
  connectedAccounts: string[] | null;
  autoPost: boolean;
  autoPostMinScore: number;
  dailyLimit: number;
};

/** What Studio may do for a key. */
export type StudioProfile = {
  id: string;
  templates: string[];
  theme: ProfileTheme;
  telegram: boolean;
  social: Platform[];
  defaultCaption: string;
  paused: boolean;
};

/** A key's profile, and who could get a card: linked chats, and platforms with a connected account. */
export type StudioStanding = { profile: StudioProfile | null; chats: number; connected: Platform[] };

/** A named limit as it stood after this request, for the RateLimit headers. */
export type LimitNote = Reading & { name: "burst" | "daily" | "plan_cap" };

/** What the guards let in. */
export type Admission = {
  limits: LimitNote[];
  /** Gives the daily use back, when a later guard refuses after all. */
  giveBack(): Promise<void>;
};

/** Everything one request may touch: who is asking, and the outside world. */
export type Ctx = Ports & {
  workspaceId: string;
  workspaceName: string;
  plan: Plan;
  modelOptOut: boolean;
  mode: KeyMode;
  actor: Actor;
  scope: Scope;
  studio: StudioStanding;
  expiresAt: Date | null;
  requestId: string;
  /** Present when the caller sent an Idempotency-Key: the statement that creates something stores its answer under it. */
  replay: Replay | null;
  /** Runs the guards in their documented order; throws the first Refusal. */
  admit(needs: Needs): Promise<Admission>;
  /** Writes into the audit log, after the answer has gone out. */
  noteDeed(action: string, target: string | null): void;
  /** Makes sure that the key still stands, without counting anything. */
  confirm(): Promise<void>;
  /** Has the events that were noted told to whom they concern; losing the call is harmless. */
  announce(): Promise<unknown>;
  /** Set by an operation that found its work done before: the answer says so in a header. */
  isRepeated?: boolean;
  /** Limits met on the way, for the headers of the answer. */
  limits: LimitNote[];
};

export type Replay = {
  keyId: string;
  endpoint: string;
  idempotencyKey: string;
  /** Empty as long as the body is still arriving. */
  bodyHash: string;
  /** Of a body that is still arriving: reads what is left of it and tells its hash. */
  hashLater?: () => Promise<string>;
};
