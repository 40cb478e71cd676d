import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "../../drizzle/schema/index.ts";
import type { Platform } from "../vocab.ts";
import type { Alert } from "./alert.ts";
import type { Bot } from "./bot.ts";
import type { ImageModel } from "./image-model.ts";
import type { Job } from "./job.ts";
import type { Log } from "./log.ts";
import type { OpenModel } from "./model.ts";
import type { Connector, Network } from "./network.ts";
import type { Payments } from "./payments.ts";
import type { Pieces } from "./pieces.ts";
import type { Seals } from "./seal.ts";

type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The HTTP driver has no interactive transactions, so neither does the type: one statement does the whole work. */
export type Db = Omit<Database, "transaction">;

/** Jobs for later. At least once, in any order. */
export interface Queue {
  /** Messages with an id that the queue has seen within ten minutes are dropped there. */
  send(messages: Message[]): Promise<void>;
}
export type Message = {
  id: string;
  job: Job;
  /** Messages of one lane are worked on `parallelism` at a time; lanes do not wait for each other. */
  lane: string;
  parallelism: number;
  notBefore?: Date;
};

/** Limits and the version of cached records, in one round trip. */
export interface Meter {
  read(question: MeterQuestion): Promise<MeterAnswer>;
  /** Undoes one use of a daily window that was taken by `read`. */
  returnDaily(daily: Daily): Promise<void>;
  /** Publishes the workspace's newest version; an older one never replaces a newer one. */
  setVersion(workspaceId: string, version: number): Promise<void>;
}
export type Daily = { keyId: string; day: string; limit: number };
export type Bucket = { name: string; size: number; refillPerMinute: number };
export type MeterQuestion = {
  workspaceId: string | null;
  /** `take: false` only reads. */
  daily: (Daily & { take: boolean }) | null;
  bucket: Bucket & { take: boolean };
};
export type MeterAnswer = { version: number | null; daily: Reading | null; burst: Reading };
export type Reading = { allowed: boolean; limit: number; remaining: number; resetAt: Date };

/** Short-lived marks that all instances see: "this request is being worked on", "this run has ended". */
export interface Marks {
  /** True when nobody else holds the mark. */
  claim(name: string, seconds: number): Promise<boolean>;
  release(name: string): Promise<void>;
  set(name: string, seconds: number): Promise<void>;
  has(name: string): Promise<boolean>;
}

/** Object storage. Names are unguessable; content never changes under a name. */
export interface Files {
  put(name: string, bytes: Uint8Array, about: { mimeType: string; sha256: string }): Promise<void>;
  /** Stores what arrives piece by piece without ever holding all of it. Broken off, there is no file. */
  take(name: string, pieces: Pieces, about: { mimeType: string }): Promise<void>;
  /** Bytes of a small file, or undefined. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  open(name: string, request: FileRequest): Promise<OpenFile | undefined>;
  /** Replaces files by a tombstone, so that their addresses say "gone" instead of "never existed". */
  bury(names: string[]): Promise<void>;
  /** Removes files that nobody has been told about, without a trace; at most 1,000. */
  remove(names: string[]): Promise<void>;
}
export type FileRequest = {
  range: ByteRange | null;
  /** The range counts only while this is the file's ETag; otherwise the whole file is wanted. */
  ifRange?: string | null;
  ifNoneMatch: string | null;
  headOnly: boolean;
};
/** `suffix`: the last `length` bytes; otherwise from `offset` on, to the end without `length`. */
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

/** Static files that were deployed with the service: fonts, emoji and the artwork of mascots. */
export interface Assets {
  /** The bytes of a file by its path below the root, or undefined when there is none. */
  read(path: string): Promise<ArrayBuffer | undefined>;
}
/** Files from addresses that strangers gave: public https hosts only, bounded in time and size. */
export interface Downloads {
  /** Never throws for what the host or the address does. */
  download(address: string): Promise<Downloaded>;
  /** Hands a file over while it arrives. Throws nothing but what `take` throws by itself. */
  pour<T>(address: string, wanted: Wanted, take: (found: Found) => Promise<T>): Promise<Poured<T>>;
}
/** What is asked for, by the first half of its media type, and how much of it is waited for. */
export type Wanted = { kind: "image" | "video"; maxBytes: number; timeoutMs: number };
/** What is there, while it arrives. */
export type Found = { pieces: Pieces; declared?: string };
export type Poured<T> = { ok: true; value: T } | NotFound;
/** `declared` is the media type the host gave; `permanent` means that asking again is no use. */
export type Downloaded = { ok: true; bytes: Uint8Array<ArrayBuffer>; declared?: string } | NotFound;
type NotFound = { ok: false; permanent: boolean; reason: string };

/** Carries signed notices to addresses that strangers gave: public https hosts only, bounded in time and size. */
export interface Courier {
  /** Never throws for what the host or the address does. */
  post(address: string, notice: { headers: Record<string, string>; body: string }): Promise<Carried>;
}
/** What was answered, and its beginning where it is text, or why there was no answer. `retryAfter` is the header as it came. */
export type Carried =
  | { status: number; answer: string | null; retryAfter: string | null; error?: undefined }
  | { status?: undefined; error: string };

/** Where posts go. What is missing cannot be posted to from here. */
export type Networks = Partial<Record<Platform, Network>> & {
  /** For posts of test keys: nothing leaves. */
  test?: Record<Platform, Network>;
  /** For accounts of the sandbox, whatever their platform. */
  sandbox?: Record<Platform, Network>;
};

/** Is a part of the outside world well? Throws when it is not. */
export type Probe = { name: string; critical: boolean; check(): Promise<void> };

/** The outside world, as small as the domain can bear. */
export type Ports = {
  db: Db;
  queue: Queue;
  meter: Meter;
  marks: Marks;
  files: Files;
  assets: Assets;
  downloads: Downloads;
  courier: Courier;
  /** The language model; without one the house writer does everything. */
  model: OpenModel | undefined;
  /** The image model; without one mascots are drawn from parts. */
  imageModel: ImageModel | undefined;
  /** Without it nothing can be bought here. */
  payments: Payments | undefined;
  networks: Networks;
  /** Platforms to which accounts can be connected: those where this service has an app. */
  connectors: Partial<Record<Platform, Connector>>;
  /** Keeps secrets of others in the database, so that the database alone tells nobody. */
  seals: Seals;
  /** Without it no chat can be linked or written to. */
  bot: Bot | undefined;
  probes: Probe[];
  now(): Date;
  /** Cryptographically random bytes. */
  random(size: number): Uint8Array<ArrayBuffer>;
  sleep(milliseconds: number): Promise<void>;
  /** Work that may finish after the answer has gone out; losing it must be harmless. */
  later(work: Promise<unknown>): void;
  log: Log;
  /** Tells the operator what cannot wait for somebody to read the log. */
  alert: Alert;
  settings: Settings;
};

type Settings = {
  publicUrl: string;
  /** What the language model may cost a run, all its tries together. */
  modelBudgetTokens: number;
  /** Pause before the first retry of a failed step; doubles each time. */
  retryBaseSeconds: number;
  version: string;
};
