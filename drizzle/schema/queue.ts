import {
  boolean,
  index,
  integer,
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
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.workspaceId, t.createdAt, t.id), index().on(t.runId)],
);
