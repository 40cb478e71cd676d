import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "../../drizzle/schema/index.ts";
import type { Platform } from "../vocab.ts";
import type { Alert } from "./alert.ts";
import type { Bot } from "./bot.ts";
import type { ByteStream } from "./byte-stream.ts";
import type { PermanentFailure } from "./failures.ts";
import type { ImageModel } from "./image-model.ts";
import type { Job } from "./job.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";
import type { OpenModel } from "./model.ts";
import type { Connector, Network } from "./network.ts";
import type { Payments } from "./payments.ts";
import type { RequestLog } from "./request-log.ts";
import type { Seals } from "./seal.ts";
import type { VideoFrames } from "./video-frames.ts";

type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The database without transactions: the HTTP driver has no interactive ones, so one statement does the
 * whole work.
 */
export type Db = Omit<Database, "transaction">;

/** The job queue. It delivers every job at least once, in any order. */
export interface Queue {
  /** Enqueues messages. The queue drops a message whose id it has seen within ten minutes. */
  send(messages: Message[]): Promise<void>;
}
export type Message = {
  id: string;
  job: Job;
  /** The queue handles `parallelism` messages of one flow key at a time. Flow keys do not wait for each other. */
  flowKey: string;
  parallelism: number;
  notBefore?: Date;
};

/** Rate limits and the version of cached key records, read together in one round trip. */
export interface RateLimiter {
  read(query: RateLimitQuery): Promise<RateLimitResult>;
  /** Returns one use of a daily window that `read` has taken. */
  returnDaily(daily: Daily): Promise<void>;
  /** Publishes the workspace's newest version. An older version never replaces a newer one. */
  setVersion(workspaceId: string, version: number): Promise<void>;
}
export type Daily = { keyId: string; day: string; limit: number };
export type Bucket = { name: string; size: number; refillPerMinute: number };
export type RateLimitQuery = {
  workspaceId: string | null;
  /** With `take: false` the window is read without being counted. */
  daily: (Daily & { take: boolean }) | null;
  bucket: Bucket & { take: boolean };
};
export type RateLimitResult = { version: number | null; daily: RateLimitState | null; burst: RateLimitState };
export type RateLimitState = { allowed: boolean; limit: number; remaining: number; resetAt: Date };

/**
 * Locks that all instances share. Each lock expires after its seconds, so that a dead worker blocks no
 * other.
 */
export interface Locks {
  /** True when the lock was free; the caller holds it now. */
  acquire(name: string, seconds: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Short-lived flags that all instances see, such as "this run has ended". */
export interface Flags {
  raise(name: string, seconds: number): Promise<void>;
  isRaised(name: string): Promise<boolean>;
}

/** Object storage. Names cannot be guessed, and the content under a name never changes. */
export interface Files {
  put(name: string, bytes: Uint8Array, about: { mimeType: string; sha256: string }): Promise<void>;
  /** Stores a stream without ever holding all of it. A stream that breaks off leaves no file. */
  putStream(name: string, pieces: ByteStream, about: { mimeType: string }): Promise<void>;
  /** The bytes of a small file, or undefined when it does not exist. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  open(name: string, request: FileRequest): Promise<OpenFile | undefined>;
  /** Replaces files by a tombstone, so that their addresses answer "gone" and not "never existed". */
  tombstone(names: string[]): Promise<void>;
  /** Removes at most 1,000 files and leaves no tombstone. For files whose address was never given out. */
  delete(names: string[]): Promise<void>;
}
export type FileRequest = {
  range: ByteRange | null;
  /** The range applies only while this is the file's ETag. Otherwise the whole file is answered. */
  ifRange?: string | null;
  ifNoneMatch: string | null;
  headOnly: boolean;
};
/** A byte range. `suffix` asks for the last `length` bytes, `offset` for the bytes from there on. */
export type ByteRange = { offset: number; length?: number } | { suffix: number };
export type OpenFile = {
  state: "gone" | "unchanged" | "unsatisfiable" | "whole" | "part";
  etag: string;
  size: number;
  mimeType: string;
  start: number;
  length: number;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
};

/** Static files that are deployed with the service: fonts, emoji and the artwork of mascots. */
export interface Assets {
  /** The bytes of a file by its path below the root, or undefined when it does not exist. */
  read(path: string): Promise<ArrayBuffer | undefined>;
  /** The answer to a request for a page or file, with its validators and the headers of `_headers`. */
  answer(request: Request): Promise<Response>;
}

/** Downloads from addresses that customers give: public https hosts only, bounded in time and size. */
export interface Downloads {
  /** A picture, by default within RETRIES.downloads.imageTimeoutMs. Never throws for a failure of the host or the address. */
  download(address: string, timeoutMs?: number): Promise<Downloaded>;
  /** Passes a file to `take` while it arrives. Throws only what `take` throws. */
  stream<T>(
    address: string,
    wanted: Wanted,
    take: (found: IncomingFile) => Promise<T>,
  ): Promise<StreamResult<T>>;
}
/** What to download, and the limits. A `page` is HTML, a `style` CSS, a `manifest` JSON. */
export type Wanted = {
  kind: "image" | "video" | "page" | "style" | "manifest";
  maxBytes: number;
  timeoutMs: number;
};
/**
 * A file while it arrives. `declared` is the media type and `charset` the encoding that the host gave; `address` is
 * where it stood after redirects.
 */
export type IncomingFile = { pieces: ByteStream; declared?: string; charset?: string; address: string };
export type StreamResult<T> = { ok: true; value: T } | FailedDownload;
/**
 * `declared` is the media type that the host gave. After a `permanent` failure another try cannot succeed.
 */
export type Downloaded = { ok: true; bytes: Uint8Array<ArrayBuffer>; declared?: string } | FailedDownload;
type FailedDownload = { ok: false; permanent: boolean; reason: string };

/** Sends signed webhook messages to addresses of customers: public https hosts only, bounded in time and size. */
export interface WebhookClient {
  /** Never throws for a failure of the host or the address. */
  post(address: string, message: { headers: Record<string, string>; body: string }): Promise<SendResult>;
}
/**
 * The response with the beginning of its text, or the reason for none. `retryAfter` is the header as
 * received.
 */
export type SendResult =
  | {
      status: number;
      answer: string | null;
      retryAfter: string | null;
      /** Why something on the way answered in the host's place. */
      onTheWay?: string | undefined;
      error?: undefined;
    }
  | { status?: undefined; error: string };

/** Social networks by platform. A platform without an entry cannot be posted to. */
type NetworkMap = Partial<Record<Platform, Network>>;
export type Networks = {
  live: NetworkMap;
  /** They serve sandbox accounts. Empty in production. */
  sandbox: NetworkMap;
  /** Simulated networks for test keys. Nothing leaves the service. */
  test: NetworkMap;
};

/** A health probe of one external service. `check` throws when the service is not healthy. */
export type Probe = { name: string; critical: boolean; check(): Promise<void> };

/** What the steps of a run would say of its brief: why it would fail, and what they would warn of. */
export type Foreseen = { failure?: PermanentFailure; warnings: string[] };

/** The interfaces to the outside world: everything that an operation or a job may use. */
export type Ports = {
  db: Db;
  queue: Queue;
  rateLimiter: RateLimiter;
  locks: Locks;
  flags: Flags;
  requestLog: RequestLog;
  files: Files;
  assets: Assets;
  downloads: Downloads;
  webhookClient: WebhookClient;
  /**
   * Publishes a workspace's new events to its log and its webhooks. Never throws; a lost call is made up for
   * later.
   */
  publishEvents(workspaceId: string): Promise<unknown>;
  /** Judges a run that is stored nowhere, as the steps of the pipeline would by the house. It asks no model. */
  foreseeRun(ports: Ports, run: typeof schema.runs.$inferSelect): Promise<Foreseen>;
  /** The language model. Undefined: the house writer writes and judges everything. */
  model: OpenModel | undefined;
  /** The image model. Undefined: mascots are drawn from parts. */
  imageModel: ImageModel | undefined;
  /** Takes frames out of videos. Undefined: the clips of the library have no poster frames. */
  frames: VideoFrames | undefined;
  /** Sends mail to people. Undefined: nothing is sent, and no address is confirmed. */
  mailer: Mailer | undefined;
  /** The payment vendor. Undefined: credits and plans cannot be bought. */
  payments: Payments | undefined;
  networks: Networks;
  /**
   * Connectors by platform. A platform without one has no app of this service, so no account can be
   * connected.
   */
  connectors: Partial<Record<Platform, Connector>>;
  /** Encrypts the secrets that the database stores, so that the database alone does not reveal them. */
  seals: Seals;
  /** The messaging bot. Undefined: chats can neither be linked nor written to. */
  bot: Bot | undefined;
  probes: Probe[];
  now(): Date;
  /** Cryptographically random bytes. */
  random(size: number): Uint8Array<ArrayBuffer>;
  sleep(milliseconds: number): Promise<void>;
  /**
   * Lets work finish after the answer has been sent. The work may be lost, so something else must make up
   * for it.
   */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
  /** Alerts the operator at once. */
  alert: Alert;
  settings: Settings;
};

type Settings = {
  /** Who may get an account: everyone, only people with an invite, or no one. */
  signUp: "open" | "invite" | "closed";
  /** Visitors without an account may try a brief. */
  liveTry: boolean;
  /** The address for reports of weaknesses. Undefined: none is published. */
  securityContact: string | undefined;
  publicUrl: string;
  /** The messaging bot's user name, without the @. Undefined without a bot. */
  botName: string | undefined;
  /** Where the sandboxes of `npm start` show their pages, without a slash at the end. Undefined in production. */
  sandboxPagesUrl: string | undefined;
  /** Where those sandboxes take webhooks, without a slash at the end. Undefined in production. */
  sandboxWebhooksUrl: string | undefined;
  /** Tokens that the language model may spend on one run, all tries together. */
  modelBudgetTokens: number;
  /** Tokens of all runs of a UTC day, and the share of one workspace in percent. Without a limit none are counted. */
  modelDaily: { tokens: number; sharePercent: number } | undefined;
  /** Questions to the language model that all instances may ask together in a minute. */
  modelQuestionsPerMinute: number;
  /** Delay before the first retry of a failed step, in seconds. It doubles with each retry. */
  retryBaseSeconds: number;
  /** How many messages of all flow keys the queue delivers at once. */
  queueParallelism: number;
  version: string;
};
