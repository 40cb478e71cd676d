import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Platform } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** The customer's identities on platforms. A row outlives its connection: posts name it, and who connects again finds it. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    platform: text().$type<Platform>().notNull(),
    /** The account's id on the platform. */
    externalId: text().notNull(),
    handle: text().notNull(),
    name: text().notNull().default(""),
    pictureUrl: text(),
    /** Lives in the sandbox: its posts are shown on this machine and go nowhere else. */
    sandbox: boolean().notNull().default(false),
    /** Both tokens, encrypted; null once disconnected, and where there are none. */
    sealed: text(),
    scopes: jsonb().$type<string[]>().notNull().default([]),
    /** When the access token ends; it is renewed before. */
    expiresAt: moment(),
    /** When the connection ends, however often it is renewed: somebody has to connect again. */
    endsAt: moment(),
    /** `reconnect_required`: the platform no longer takes the tokens. */
    health: text().$type<"connected" | "reconnect_required">().notNull().default("connected"),
    /** Why it has to be connected again, for a person. */
    reason: text(),
    /** Until then somebody is renewing the tokens, and nobody else may. */
    leaseUntil: moment(),
    /** Grows with every change of the tokens: who has seen older ones decides nothing. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    disconnectedAt: moment(),
  },
  (t) => [
    unique("accounts_identity").on(t.workspaceId, t.platform, t.externalId),
    index("accounts_list").on(t.workspaceId, t.createdAt, t.id),
  ],
);

/** Somebody was sent to a platform to allow us in, and is expected back with the same state. */
export const connects = pgTable(
  "connects",
  {
    /** SHA-256 of the state, so that a leaked table connects nothing. */
    stateHash: text().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    platform: text().$type<Platform>().notNull(),
    /** Who was sent: nobody else's return counts. */
    actor: text().notNull(),
    redirectUri: text().notNull(),
    /** PKCE's secret, encrypted. */
    sealedVerifier: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
