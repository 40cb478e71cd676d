import type { Ai, Fetcher, R2Bucket } from "@cloudflare/workers-types/latest";
import type { KeyCache } from "../../lib/access/records.ts";
import type { Ctx } from "../../lib/core/context.ts";
import type { HealthMemory } from "../../lib/core/health.ts";
import type { LogFields } from "../../lib/core/log.ts";
import type { Db, Ports } from "../../lib/core/ports.ts";
import type { AddressMeter } from "./address-meter.ts";
import type { Timings } from "./timings.ts";

/** What the Worker is given by its platform. */
export type Bindings = { FILES: R2Bucket; ASSETS: Fetcher; AI?: Ai } & Record<string, unknown>;

/** The service's side of one isolate: the outside world and what is remembered between requests. */
export type Service = Ports & {
  keys: KeyCache;
  addresses: AddressMeter;
  health: HealthMemory;
  /** True when the database could not be reached, as opposed to having refused a statement. */
  isOutage(error: unknown): boolean;
  /** The same database, telling for each statement how long it took. */
  timed(db: Db, note: (milliseconds: number) => void): Db;
  /** True when QStash signed this body for this address. */
  signed(request: { signature: string; body: string; path: string }): Promise<boolean>;
};

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    service: Service;
    requestId: string;
    timings: Timings;
    /** What the request's line in the log says beside its route and its status. */
    about: LogFields;
    /** Hash of a well-formed key; the key itself is not kept. */
    keyHash: string;
    /** Set once the caller is known. */
    ctx: Ctx | undefined;
    /** The JSON body as it came, for fields that the schema does not know. */
    rawBody: string;
    /** Set for bodies that carry a file: what identifies them for an Idempotency-Key, or how it is found out. */
    bodyHash: string | (() => Promise<string>) | undefined;
  };
};
