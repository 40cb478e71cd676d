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
import type { DeliveryStatus, DeliveryTarget, Platform, ProfileTheme } from "../../lib/vocab.ts";
import { apiKeys, workspaces } from "./identity.ts";
import { runs } from "./runs.ts";

const moment = () => timestamp({ withTimezone: true });

/** What Studio may do for a key. */
export const studioProfiles = pgTable("studio_profiles", {
  id: uuid().primaryKey(),
  workspaceId: uuid()
    .notNull()
    .references(() => workspaces.id),
  keyId: uuid()
    .notNull()
    .unique()
    .references(() => apiKeys.id),
  templates: jsonb().$type<string[]>().notNull(),
  theme: text().$type<ProfileTheme>().notNull().default("brand"),
  telegram: boolean().notNull().default(false),
  social: jsonb().$type<Platform[]>().notNull().default([]),
  defaultCaption: text().notNull().default(""),
  pausedAt: moment(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** Chats that the messaging bot may write to for a workspace. */
export const chats = pgTable(
  "chats",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** The messaging service's id of the chat: a signed 64-bit number, kept as text. */
    remoteId: text().notNull(),
    title: text().notNull(),
    /**
     * The bot account of the plan that the chat uses. It is unique, so the cap holds when two chats link at
     * once.
     */
    slot: integer().notNull(),
    linkedAt: moment().notNull(),
    unlinkedAt: moment(),
    unlinkReason: text(),
  },
  (t) => [
    uniqueIndex("chats_remote").on(t.workspaceId, t.remoteId),
    uniqueIndex("chats_slot").on(t.workspaceId, t.slot).where(sql`${t.unlinkedAt} is null`),
    index("chats_by_remote").on(t.remoteId),
  ],
);

/** One-time codes that link a chat. Only their hashes are stored. */
export const chatInvites = pgTable("chat_invites", {
  codeHash: text().primaryKey(),
  workspaceId: uuid()
    .notNull()
    .references(() => workspaces.id),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** Updates of the messaging service by their own number, so that a repeated update counts once. */
export const chatUpdates = pgTable(
  "chat_updates",
  { id: bigint({ mode: "number" }).primaryKey(), receivedAt: moment().notNull() },
  (t) => [index().on(t.receivedAt)],
);

/** Studio deliveries of runs. `recipient` is a chat's id, or the name of a platform. */
export const studioDeliveries = pgTable(
  "studio_deliveries",
  {
    workspaceId: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    target: text().$type<DeliveryTarget>().notNull(),
    recipient: text().notNull(),
    /** The member who handed the card over with the rights of the key; null where the key called itself. */
    handedBy: uuid(),
    status: text().$type<DeliveryStatus>().notNull().default("waiting"),
    /** Sends that may have reached the recipient. A send that the recipient deferred does not count. */
    tries: integer().notNull().default(0),
    notBefore: moment().notNull(),
    claimedAt: moment(),
    /**
     * The worker's claim. It is also the id of the queue message that retries the delivery if the worker
     * dies.
     */
    claimId: uuid(),
    messageIds: jsonb().$type<string[]>().notNull().default([]),
    error: text(),
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: "studio_deliveries_pkey", columns: [t.runId, t.target, t.recipient] })],
);
