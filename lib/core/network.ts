import type { Platform } from "../vocab.ts";

/**
 * A social network. `prepare` is repeatable and shows nothing to the public. `poll` repeats until everything is ready.
 * `commit` makes exactly one irreversible call. `resolve` follows when the answer to that call was lost. Every call gets the
 * draft that the call before it left, and returns the next one.
 *
 * A commit that throws anything but "unknown_outcome" has certainly not published. It may start again from `prepare`.
 */
export interface Network {
  readonly platform: Platform;
  /** Uploads media and creates containers. An interrupted attempt may call it again with its draft. */
  prepare(work: Work): Promise<Readiness>;
  /**
   * Checks whether everything is ready, and continues work that the network was not ready for. Publishes
   * nothing.
   */
  poll(work: Work): Promise<Readiness>;
  /** Makes the one irreversible call. Throws a NetworkFailure "unknown_outcome" when its answer was lost. */
  commit(work: Work): Promise<PublishOutcome>;
  /**
   * Finds the outcome of a commit whose answer was lost, or of a post still being processed. Never publishes
   * twice: after "absent" a new commit is safe, after "unknown" a later call may find the outcome. LinkedIn
   * can only be asked by sending the same body again, which it refuses as a duplicate.
   */
  resolve(work: Work): Promise<PublishOutcome | { state: "absent" } | { state: "unknown" }>;
  /** Figures of posts by their id on the network. Posts without figures are left out. */
  metrics(account: Credentials, externalIds: readonly string[]): Promise<Map<string, Figures>>;
  /**
   * Takes a published post down, where the network's API can. "absent": it was not there any more, so it may be
   * repeated. Throws a NetworkFailure.
   */
  remove?(account: Credentials, externalId: string): Promise<Removal>;
}

export type Removal = "removed" | "absent";

/** The adapter's state of one post between calls: plain JSON, stored with the post. */
export type Draft = Record<string, unknown>;

export type Work = {
  account: Credentials;
  content: Content;
  draft: Draft;
  /** Stores the draft at once, so that an interrupted attempt can continue from it. */
  saveDraft(draft: Draft): Promise<void>;
};

export type Credentials = {
  accessToken: string;
  /** The account's id on the network: digits, a URN, a channel id or an open id. */
  externalId: string;
  handle: string;
  scopes: readonly string[];
};

export type Content = {
  /** The text as a person writes it. The adapter escapes it for its network. */
  text: string;
  /** The title of YouTube videos and TikTok photo posts. */
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
  /** A public address without redirects, for networks that download media themselves. */
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

/**
 * The result of publishing. `publishing`: accepted and still being processed; `resolve` finds the outcome.
 */
export type PublishOutcome =
  | { state: "posted"; draft: Draft; externalId: string; url: string; note?: string }
  | { state: "publishing"; draft: Draft; retryAfterSeconds: number };

/** Counts of a post. Undefined where the network has no count, which is not zero. */
export type Figures = Partial<
  Record<"impressions" | "views" | "likes" | "comments" | "shares" | "clicks", number>
>;

/** Connects accounts by OAuth 2 (RFC 6749). */
export interface Connector {
  readonly platform: Platform;
  /** `challenge` is the S256 challenge of PKCE. Networks without PKCE ignore it. */
  createAuthorizationUrl(request: { redirectUri: string; state: string; challenge: string }): string;
  /** Exchanges the code for tokens and reads the account's identity. */
  exchangeCode(answer: {
    redirectUri: string;
    code: string;
    verifier: string;
  }): Promise<Identity & { grant: Grant }>;
  /** Renews tokens. A refresh token may work only once, so the result must be stored before it is used. */
  refreshToken(grant: Grant): Promise<Grant>;
  /** Revokes the grant as far as the network allows. */
  revokeToken(grant: Grant): Promise<void>;
}
export type Identity = { externalId: string; handle: string; name: string; pictureUrl: string | null };
export type Grant = {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date | null;
  /** The end of the grant. After it a person has to connect the account again. */
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

type FailureDetails = {
  /** The network's status and code, for the record. It never contains a token. */
  source: string;
  /** What a person can do about it. */
  fix: string;
  /** The time from which the network accepts calls again. */
  retryAt?: Date;
  /** For a duplicate: the id of the post that exists already. */
  existingId?: string;
};

/** A refusal or failure of a network. `message` is a sentence for the owner of the post. */
export class NetworkFailure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, message: string, details: FailureDetails) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}
