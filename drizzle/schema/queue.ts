import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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

/** Jobs promised to the queue in the statement that made them necessary; gone once the queue has them. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    job: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Flow control: at most `parallelism` messages of a lane are worked on at once. */
    lane: text().notNull(),
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
    /** Method and path. */
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

/** What happened, in order: the source of webhooks and of catching up after an outage. */
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
    /** What the notice tells, once somebody was told or where no record can be read for it: every attempt says the same. */
    data: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().notNull(),
    /** Where it stands in the workspace's log; null until it is announced. */
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

/** How long each workspace's log of events is. One row is one lock: positions become visible in their order. */
export const eventLogs = pgTable("event_logs", {
  workspaceId: uuid().primaryKey(),
  length: bigint({ mode: "number" }).notNull(),
});
