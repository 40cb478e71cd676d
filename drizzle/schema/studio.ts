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
    /** The vendor's name for it: a signed 64-bit number, kept as text. */
    remoteId: text().notNull(),
    title: text().notNull(),
    /** Which of the plan's bot accounts it takes. Two links at once cannot take the same one, so the cap holds in a race. */
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

/** One-time codes that link a chat; only their hashes are kept. */
export const chatInvites = pgTable("chat_invites", {
  codeHash: text().primaryKey(),
  workspaceId: uuid()
    .notNull()
    .references(() => workspaces.id),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** What the vendor told, by its own number: told twice, it counts once. */
export const chatUpdates = pgTable(
  "chat_updates",
  { id: bigint({ mode: "number" }).primaryKey(), receivedAt: moment().notNull() },
  (t) => [index().on(t.receivedAt)],
);

/** What Studio owes to whom for a run. `recipient` is a chat's id, or the name of a platform. */
export const studioDeliveries = pgTable(
  "studio_deliveries",
  {
    workspaceId: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    target: text().$type<DeliveryTarget>().notNull(),
    recipient: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull().default("waiting"),
    /** Sends whose outcome could have been seen; one that was told to wait does not count. */
    tries: integer().notNull().default(0),
    notBefore: moment().notNull(),
    claimedAt: moment(),
    /** Whose claim it is, and the promise to look again should the claimer vanish. */
    claimId: uuid(),
    messageIds: jsonb().$type<string[]>().notNull().default([]),
    error: text(),
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: "studio_deliveries_pkey", columns: [t.runId, t.target, t.recipient] })],
);
