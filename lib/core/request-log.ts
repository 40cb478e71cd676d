import type { KeyMode } from "../vocab.ts";

/** The requests of a workspace that are kept, and for how long. */
export const REQUEST_LOG = { kept: 1_000, days: 7 } as const;

/** An answered request of a key. It holds no query, no body and no address. */
export type LoggedRequest = {
  /** When it was answered, in ISO 8601. */
  at: string;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  /** Milliseconds until the answer. */
  ms: number;
  keyId: string;
  mode: KeyMode;
  requestId: string;
  /** The code of a refusal, or of an error. Null: it was answered. */
  code: string | null;
};

/** A request in the log of its workspace. */
export type LogEntry = { workspaceId: string; request: LoggedRequest };

/** How many requests of a key were answered, refused (4xx) and failed (5xx) in the last days. */
export type KeyUse = { keyId: string; answered: number; refused: number; failed: number };

/** The newest requests of each workspace, for its developers. Entries may be lost. */
export interface RequestLog {
  /** Adds requests in one round trip and forgets the oldest beyond `REQUEST_LOG`. */
  add(entries: readonly LogEntry[]): Promise<void>;
  /** The requests since `REQUEST_LOG.days` ago, newest first, and the use of each key, in one round trip. */
  read(workspaceId: string): Promise<{ requests: LoggedRequest[]; uses: KeyUse[] }>;
  /** Forgets a workspace. */
  clear(workspaceId: string): Promise<void>;
}

/** The outcome that a status counts as. */
export const outcomeOf = (status: number): Exclude<keyof KeyUse, "keyId"> =>
  status >= 500 ? "failed" : status >= 400 ? "refused" : "answered";
