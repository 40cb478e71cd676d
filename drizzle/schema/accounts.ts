import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Platform } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/**
 * Customers' accounts on social networks. A row outlives its connection: posts refer to it, and a new
 * connection reuses it.
 */
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
    /** True for an account of the sandbox. Its posts appear on the local platform only. */
    sandbox: boolean().notNull().default(false),
    /** Access and refresh token, encrypted. Null once disconnected, and for the sandbox. */
    sealed: text(),
    scopes: jsonb().$type<string[]>().notNull().default([]),
    /** The end of the access token. The token is renewed before. */
    expiresAt: moment(),
    /**
     * The end of the connection. Renewing the token does not move it, and a person has to connect the
     * account again.
     */
    endsAt: moment(),
    /** `reconnect_required`: the platform no longer accepts the tokens. */
    health: text().$type<"connected" | "reconnect_required">().notNull().default("connected"),
    /** The reason for `reconnect_required`, for a person. */
    reason: text(),
    /** The end of the lease under which one worker renews the tokens. */
    leaseUntil: moment(),
    /** Grows with every change of the tokens. A write that names an older version changes nothing. */
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

/** Sign-ins that were started at a network and have not returned yet. */
export const connects = pgTable(
  "connects",
  {
    /** SHA-256 of the state, so that a leaked table cannot finish a sign-in. */
    stateHash: text().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    platform: text().$type<Platform>().notNull(),
    /** The actor who started the sign-in. No other actor may finish it. */
    actor: text().notNull(),
    redirectUri: text().notNull(),
    /** The PKCE verifier, encrypted. */
    sealedVerifier: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
