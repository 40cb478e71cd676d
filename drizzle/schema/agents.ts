import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users, workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** What a person has allowed an agent: in which workspace, with which scopes and limits, until when. */
export const agentGrants = pgTable(
  "agent_grants",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    clientId: text().notNull(),
    /** As the client names itself. */
    clientName: text().notNull(),
    redirectUri: text().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    /** Credits that it may spend in a UTC day. Null: as many as the workspace has. */
    dailyCredits: integer(),
    /** The UTC day of `spentCredits`, such as "2026-11-21". An older day counts as nothing spent. */
    spentOn: text().notNull().default(""),
    spentCredits: integer().notNull().default(0),
    createdAt: moment().notNull(),
    usedAt: moment(),
    /** The end that the person chose. Null: none. */
    endsAt: moment(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.workspaceId, t.createdAt, t.id)],
);

/** Records of the authorization server by key: clients, grants and tokens, secrets only as hashes. */
export const oauthRecords = pgTable(
  "oauth_records",
  {
    key: text().primaryKey(),
    value: text().notNull(),
    metadata: jsonb().$type<unknown>(),
    expiresAt: moment(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** Refresh tokens that were used. One that returns after its successor was used too has been stolen. */
export const oauthSpentTokens = pgTable(
  "oauth_spent_tokens",
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    grantId: uuid()
      .notNull()
      .references(() => agentGrants.id),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
