import type { Ai, Fetcher, R2Bucket } from "@cloudflare/workers-types/latest";
import type { PresentedKey } from "../../lib/access/authenticate.ts";
import type { KeyCache } from "../../lib/access/records.ts";
import type { AnswerNotes } from "../../lib/core/answer-notes.ts";
import type { Ctx } from "../../lib/core/context.ts";
import type { GroupCommit } from "../../lib/core/group-commit.ts";
import type { HealthMemory } from "../../lib/core/health.ts";
import type { LogFields } from "../../lib/core/log.ts";
import type { Db, Ports } from "../../lib/core/ports.ts";
import type { LogEntry } from "../../lib/core/request-log.ts";
import type { MediaBinding } from "../../lib/core/video-frames.ts";
import type { SignedIn } from "../../lib/identity/session.ts";
import type { AddressLimiter } from "./address-limiter.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import type { Timings } from "./timings.ts";

/** The bindings that the platform gives the Worker. */
export type Bindings = { FILES: R2Bucket; ASSETS: Fetcher; AI?: Ai; MEDIA?: MediaBinding } & Record<
  string,
  unknown
>;

/** The service in one isolate: the ports, and what is kept between requests. */
export type Service = Ports & {
  keys: KeyCache;
  addresses: AddressLimiter;
  concurrency: ConcurrencyLimiter;
  health: HealthMemory;
  /** Entries of the request log that are not written yet. */
  unlogged: GroupCommit<LogEntry>;
  /** The dependency whose outage this error is. Undefined for a refused statement, or any other error. */
  outageOf(error: unknown): "database" | "storage" | undefined;
  /** The same database. `note` receives the duration of each statement. */
  timed(db: Db, note: (milliseconds: number) => void): Db;
  /** True when QStash signed this body for this path. */
  signed(request: { signature: string; body: string; path: string }): Promise<boolean>;
};

export type AppEnv = {
  Bindings: Bindings;
  /** On the way of every request read with `c.get`: `c.var` copies all of them at each use. */
  Variables: {
    service: Service;
    requestId: string;
    timings: Timings;
    /** Fields of the request's log line, besides its route and status. */
    about: LogFields;
    /** The code of the refusal or error that is answered. */
    errorCode: string | undefined;
    /** The hash of a well-formed key. The key itself is not kept. */
    keyHash: string;
    /** Reads the grant of an agent's token. Absent for API keys. */
    findGrant: PresentedKey["find"];
    /** The origin that a form of this page may lead to, besides our own. */
    formLeadsTo: string | undefined;
    /** The limits that this call met, and the other notes for its answer. */
    notes: AnswerNotes;
    /** Who is signed in, on pages of the dashboard. */
    signedIn: SignedIn;
    /** Set once the key or the session is authenticated. */
    ctx: Ctx | undefined;
    /** True once a schema has judged the query. A route without one takes no parameters. */
    isQueryRead: boolean | undefined;
    /** True once a schema has judged the body. A call without one takes no fields. */
    isBodyRead: boolean | undefined;
    /** The unparsed JSON body, for fields that the schema does not know. */
    rawBody: string;
    /**
     * The hash of a body with a file, for the Idempotency-Key. A function while the file is still arriving.
     */
    bodyHash: string | (() => Promise<string>) | undefined;
  };
};
