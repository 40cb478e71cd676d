import { isNull } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
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
    /** What is told about it, as it was when first told: every attempt says the same. Null until there is somebody to tell. */
    data: json().$type<Record<string, unknown>>(),
    /** When it was decided whom to tell; null until then. */
    announcedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.workspaceId, t.createdAt, t.id),
    index().on(t.runId),
    index("events_unannounced").on(t.workspaceId, t.createdAt).where(isNull(t.announcedAt)),
    index("events_age").on(t.createdAt),
  ],
);
