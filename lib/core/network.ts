import type { Platform } from "../vocab.ts";

/**
 * A social network, as small as the domain can bear. A post goes through `prepare` (repeatable, nothing visible), `poll`
 * (until what was prepared is ready), `commit` (exactly one irreversible call) and, when nobody knows how that call ended,
 * `resolve`. Every call gets the draft that the one before it left, and leaves one.
 *
 * A commit that throws anything but "unknown_outcome" has certainly not published: it may be tried again from `prepare` on.
 */
export interface Network {
  readonly platform: Platform;
  /** Uploads media and opens containers. May be called again with the draft of an attempt that broke off. */
  prepare(work: Work): Promise<Readiness>;
  /** Is what was prepared ready? Publishes nothing, and goes on with what the platform was not ready for before. */
  poll(work: Work): Promise<Readiness>;
  /** The one call that cannot be taken back. Throws a NetworkFailure "unknown_outcome" when its answer was lost. */
  commit(work: Work): Promise<Outcome>;
  /**
   * What became of a commit whose answer is not known, or of a post that is still being worked on. Never publishes a second
   * time: "absent" means that committing again is safe, "unknown" that asking again later may tell more. LinkedIn's only
   * way to ask is to send the very same body again, which it refuses as a duplicate.
   */
  resolve(work: Work): Promise<Outcome | { state: "absent" } | { state: "unknown" }>;
  /** Figures of posts by their id on the platform; posts without any are left out. */
  metrics(account: Credentials, externalIds: readonly string[]): Promise<Map<string, Figures>>;
}

/** What a network remembers of one post between calls: plain JSON of its own, kept with the post. */
export type Draft = Record<string, unknown>;

export type Work = {
  account: Credentials;
  content: Content;
  draft: Draft;
  /** Keeps the draft at once, so that an attempt that breaks off right afterwards knows how far it came. */
  keep(draft: Draft): Promise<void>;
};

export type Credentials = {
  accessToken: string;
  /** The account's id on the platform: a number's digits, a URN, a channel or open id. */
  externalId: string;
  handle: string;
  scopes: readonly string[];
};

export type Content = {
  /** As people write it; escaping is the network's business. */
  text: string;
  /** YouTube and TikTok's photo posts have a title of their own. */
  title: string;
  altText: string;
  media: Media;
};
export type Media =
  | { kind: "none" }
  | { kind: "images"; files: readonly MediaFile[] }
  | { kind: "video"; file: MediaFile; durationMs: number; cover: MediaFile | null };

/** A file in storage, in the form the platform takes. */
export type MediaFile = {
  /** Public, without redirects, for platforms that fetch for themselves. */
  url: string;
  mimeType: string;
  width: number;
  height: number;
  bytes: number;
  altText: string;
  /** The bytes from `offset` on. */
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
};

export type Readiness =
  | { state: "ready"; draft: Draft }
  | { state: "waiting"; draft: Draft; retryAfterSeconds: number };

/** `publishing`: accepted, and the platform has not finished; `resolve` tells later. */
export type Outcome =
  | { state: "posted"; draft: Draft; externalId: string; url: string; note?: string }
  | { state: "publishing"; draft: Draft; retryAfterSeconds: number };

/** Undefined where the platform does not tell, which is not zero. */
export type Figures = Partial<
  Record<"impressions" | "views" | "likes" | "comments" | "shares" | "clicks", number>
>;

/** Connects accounts by OAuth 2: the address to send somebody to, and what is done with the tokens. */
export interface Connector {
  readonly platform: Platform;
  /** `challenge` is PKCE's S256; networks without PKCE ignore it. */
  authorizeUrl(request: { redirectUri: string; state: string; challenge: string }): string;
  /** Trades the code for tokens and asks whose they are. */
  connect(answer: {
    redirectUri: string;
    code: string;
    verifier: string;
  }): Promise<Identity & { grant: Grant }>;
  /** New tokens for old. Refresh tokens may be good for one use only: keep the answer before using it. */
  refresh(grant: Grant): Promise<Grant>;
  /** Takes the grant back as far as the platform lets us. */
  revoke(grant: Grant): Promise<void>;
}
export type Identity = { externalId: string; handle: string; name: string; pictureUrl: string | null };
export type Grant = {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date | null;
  /** When the grant ends for good and somebody has to connect again. */
  refreshEndsAt: Date | null;
  scopes: string[];
};

export type FailureKind =
  | "auth_expired"
  | "auth_revoked"
  | "permission_missing"
  | "rate_limited"
  | "quota_exhausted"
  | "payment_required"
  | "media_rejected"
  | "content_rejected"
  | "duplicate"
  | "transient"
  | "unknown_outcome"
  | "config_error";

type Circumstances = {
  /** What the platform said, for the record: a status and its own code, never a token. */
  source: string;
  /** What somebody can do about it. */
  fix: string;
  /** When the platform will listen again. */
  retryAt?: Date;
  /** Of a duplicate: the post that is there already. */
  existingId?: string;
};

/** Why a network did not do what was asked. `message` is a sentence for the person whose post it is. */
export class NetworkFailure extends Error {
  readonly kind: FailureKind;
  readonly circumstances: Circumstances;

  constructor(kind: FailureKind, message: string, circumstances: Circumstances) {
    super(message);
    this.kind = kind;
    this.circumstances = circumstances;
  }
}
