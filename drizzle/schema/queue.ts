import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** The outbox stores queue messages in the statement that needs them. An entry is deleted once the queue has it. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    job: jsonb().$type<Record<string, unknown>>().notNull(),
    /** QStash handles at most `parallelism` messages of one flow key at a time. */
    flowKey: text().notNull(),
    parallelism: integer().notNull(),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.dueAt)],
);

/** The first answer to a request that carried an Idempotency-Key, kept 24 hours. */
export const idempotency = pgTable(
  "idempotency",
  {
    keyId: uuid().notNull(),
    /** Method and path, or the name of a tool. */
    endpoint: text().notNull(),
    idempotencyKey: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "idempotency_pkey", columns: [t.keyId, t.endpoint, t.idempotencyKey] }),
    index().on(t.expiresAt),
  ],
);

/** The workspace's event log: the source of webhooks and of `GET /events`. */
export const events = pgTable(
  "events",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    kind: text().notNull(),
    livemode: boolean().notNull(),
    runId: uuid(),
    batchId: uuid(),
    postId: uuid(),
    accountId: uuid(),
    /** The payload's data, stored at its first use or when no record holds it. Every attempt sends the same. */
    data: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().notNull(),
    /** The position in the workspace's log. Null until the event is published. */
    position: bigint({ mode: "number" }),
  },
  (t) => [
    index().on(t.workspaceId, t.createdAt, t.id),
    index().on(t.runId),
    uniqueIndex("events_position").on(t.workspaceId, t.position),
    index("events_unannounced").on(t.workspaceId, t.createdAt).where(sql`position is null`),
    index("events_age").on(t.createdAt),
  ],
);

/** The length of each workspace's event log. The row is one lock, so positions become visible in order. */
export const eventLogs = pgTable("event_logs", {
  workspaceId: uuid().primaryKey(),
  length: bigint({ mode: "number" }).notNull(),
});

/** Tokens that a language model was asked for, by UTC day: of the deployment (`all`) and of each workspace. */
export const modelTokens = pgTable(
  "model_tokens",
  {
    day: date({ mode: "string" }).notNull(),
    /** `all`, or the id of a workspace. */
    scope: text().notNull(),
    /** Reserved before each question, corrected after its answer. */
    tokens: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ name: "model_tokens_pkey", columns: [t.day, t.scope] })],
);
