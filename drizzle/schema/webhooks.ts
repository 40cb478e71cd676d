import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EventKind, WebhookDeliveryStatus, WebhookStatus } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Both secrets are encrypted. The previous one signs too until `previousUntil`. */
const secrets = () => ({
  secret: text().notNull(),
  previousSecret: text(),
  previousUntil: moment(),
});

/** Addresses of customers that receive events. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** False for an endpoint of test keys. It receives events of test keys only, and is deleted after a day. */
    livemode: boolean().notNull().default(true),
    /** 1 to 20, unique among the live, or the test, endpoints of a workspace. So there are never more. */
    slot: integer().notNull(),
    url: text().notNull(),
    description: text().notNull(),
    /** Null: all kinds, also those added later. */
    kinds: text().array().$type<EventKind[]>(),
    /** Whether messages carry the whole record or only its small fields. */
    payload: text().$type<"full" | "thin">().notNull().default("full"),
    status: text().$type<WebhookStatus>().notNull().default("enabled"),
    disabledReason: text(),
    /** The time of the first failure since the last success. Null after a success. */
    failingSince: moment(),
    ...secrets(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique("webhook_endpoints_place").on(t.workspaceId, t.livemode, t.slot),
    index("webhook_endpoints_test").on(t.createdAt).where(sql`not ${t.livemode}`),
  ],
);

/** The workspace's own secret, which signs messages to a `webhook_url` of a request. */
export const webhookSecrets = pgTable("webhook_secrets", {
  workspaceId: uuid()
    .primaryKey()
    .references(() => workspaces.id),
  ...secrets(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** One event on its way to one address. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** Null when the address came with a request. A delivery may outlive its endpoint. */
    endpointId: uuid(),
    /** False when it goes to an endpoint of test keys, which live keys do not see. It outlives the endpoint. */
    endpointLivemode: boolean().notNull().default(true),
    kind: text().$type<EventKind>().notNull(),
    livemode: boolean().notNull(),
    url: text().notNull(),
    /** `event`: created by publishing, once. The others were requested, any number of times. */
    origin: text().$type<"event" | "test" | "replay">().notNull(),
    status: text().$type<WebhookDeliveryStatus>().notNull().default("pending"),
    /** All attempts ever made. */
    attempts: integer().notNull().default(0),
    /** Attempts since the delivery was created or restarted. They select the retry delay. */
    tries: integer().notNull().default(0),
    nextAttemptAt: moment(),
    /** The lease of the running attempt. Until its end no other process may attempt. */
    leaseId: uuid(),
    leaseUntil: moment(),
    /** The time after which the sweeper treats the attempt or the lease as lost. */
    checkAt: moment(),
    /** Why the last attempt did not succeed. */
    reason: text(),
    /** The flow key of its queue messages: one for each address. */
    flowKey: text().notNull(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_once")
      .on(t.eventId, t.endpointId)
      .where(sql`origin = 'event' and endpoint_id is not null`),
    uniqueIndex("webhook_deliveries_once_url")
      .on(t.eventId, t.url)
      .where(sql`origin = 'event' and endpoint_id is null`),
    index("webhook_deliveries_list").on(t.workspaceId, t.createdAt, t.id),
    index("webhook_deliveries_endpoint").on(t.endpointId, t.createdAt, t.id),
    index("webhook_deliveries_check").on(t.checkAt).where(sql`status = 'pending'`),
    index("webhook_deliveries_age").on(t.createdAt),
  ],
);

export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    at: moment().notNull(),
    /** Null when there was no response. Then `error` has the reason. */
    statusCode: integer(),
    error: text(),
    latencyMs: integer().notNull(),
    /** The first kilobyte of the response, if it was text. */
    answer: text(),
  },
  (t) => [primaryKey({ name: "webhook_attempts_pkey", columns: [t.deliveryId, t.number] })],
);
