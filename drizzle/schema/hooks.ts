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
import type { EventKind, HookDeliveryStatus, HookStatus } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Both secrets are encrypted; until `previousUntil` the one before signs too. */
const secrets = () => ({
  secret: text().notNull(),
  previousSecret: text(),
  previousUntil: moment(),
});

/** Addresses of customers that are told what happens. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** 1 to 20: a place that only one endpoint can have, so that there are never more. */
    slot: integer().notNull(),
    url: text().notNull(),
    description: text().notNull(),
    /** Null: all of them, also those added later. */
    kinds: text().array().$type<EventKind[]>(),
    status: text().$type<HookStatus>().notNull().default("enabled"),
    disabledReason: text(),
    /** Since when no attempt has succeeded; null once one has. */
    failingSince: moment(),
    ...secrets(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [unique("webhook_endpoints_slot").on(t.workspaceId, t.slot)],
);

/** What signs notices to an address that came with a request. */
export const webhookSecrets = pgTable("webhook_secrets", {
  workspaceId: uuid()
    .primaryKey()
    .references(() => workspaces.id),
  ...secrets(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** One event for one address. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** Null: an address that came with a request. It may outlive its endpoint. */
    endpointId: uuid(),
    kind: text().$type<EventKind>().notNull(),
    livemode: boolean().notNull(),
    url: text().notNull(),
    /** `event`: it happened. The others were asked for, as often as somebody likes. */
    origin: text().$type<"event" | "test" | "replay">().notNull(),
    status: text().$type<HookDeliveryStatus>().notNull().default("pending"),
    /** All that were ever made. */
    attempts: integer().notNull().default(0),
    /** Of those, the ones since it began or was asked for again: what the pauses go by. */
    tries: integer().notNull().default(0),
    nextAttemptAt: moment(),
    /** Until then somebody is making the next attempt, and nobody else may. */
    leaseId: uuid(),
    leaseUntil: moment(),
    /** When the sweeper should worry: the next attempt, or the lease, is overdue. */
    checkAt: moment(),
    /** Why the last attempt did not succeed. */
    reason: text(),
    /** The queue's lane: one for each address. */
    lane: text().notNull(),
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
    /** Null when there was no answer; then `error` says why. */
    statusCode: integer(),
    error: text(),
    latencyMs: integer().notNull(),
    /** The beginning of what was answered, if it was text. */
    answer: text(),
  },
  (t) => [primaryKey({ name: "webhook_attempts_pkey", columns: [t.deliveryId, t.number] })],
);
