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
  uuid,
} from "drizzle-orm/pg-core";
import type { AssetType, Channel, KeyMode, Plan, Role } from "../../lib/vocab.ts";

const moment = () => timestamp({ withTimezone: true });

export const workspaces = pgTable("workspaces", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  plan: text().$type<Plan>().notNull(),
  /** False after the subscription has lapsed. Live keys then answer 402. */
  subscriptionActive: boolean().notNull().default(true),
  pausedAt: moment(),
  /** Set while no agent may act here. */
  agentsStoppedAt: moment(),
  /** A name of the IANA database, such as Europe/Berlin. Null: none was chosen; times are in UTC. */
  timeZone: text(),
  /** True until its owner has confirmed the e-mail address. Then nothing is published, and no model is used. */
  unconfirmed: boolean().notNull().default(false),
  /** True when no language model may be used for this workspace. */
  modelOptOut: boolean().notNull().default(false),
  /** True when nothing is posted before a member has approved its run. */
  approvalRequired: boolean().notNull().default(false),
  /** When everything of it is deleted. Until then an owner may take that back. Null: it stays. */
  deleteAfter: moment(),
  /** Increases with every change that outdates cached key records. */
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
});

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** How the others of a workspace see this person. Empty: by the address. */
  name: text().notNull().default(""),
  passwordHash: text().notNull(),
  /** When the person opened a link that was mailed to the address. Null: unproved, so nothing is mailed there unasked. */
  emailConfirmedAt: moment(),
  /** False when the single-letter keys of the dashboard are off for this person. */
  singleKeys: boolean().notNull().default(true),
  createdAt: moment().notNull(),
});

export const memberships = pgTable(
  "memberships",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    role: text().$type<Role>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.workspaceId] }), index().on(t.workspaceId)],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie, so that a leaked table gives no access. */
    tokenHash: text().primaryKey(),
    /** What people name a session by when they end it. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** The browser and the system, as the request named them at sign-in. */
    agent: text().notNull().default(""),
    createdAt: moment().notNull(),
    usedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

/** Links that bring a person into a workspace. */
export const invites = pgTable(
  "invites",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** SHA-256 of the link's token. The link itself is shown once. */
    tokenHash: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    /** For whom it was made, as the inviter wrote it. */
    note: text().notNull().default(""),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.workspaceId), index().on(t.expiresAt)],
);

/** Links that set a new password, once. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

/** Links that confirm an e-mail address, once. */
export const emailConfirmations = pgTable(
  "email_confirmations",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The address that becomes the person's by this link. Null: it confirms the one they have. */
    newEmail: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

/** Mails that wait to be sent. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** Recipient, subject and text, encrypted: they hold links that let people in. */
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.workspaceId), index().on(t.createdAt)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    mode: text().$type<KeyMode>().notNull(),
    /** SHA-256 of the key. The key itself is not stored. */
    hash: text().notNull().unique(),
    /** What its owner calls it. Null: it has no name. */
    name: text(),
    /** The last four characters, so that people recognise a key in a list. */
    hint: text().notNull(),
    /** Null allows every value, also those added later. */
    assetTypes: jsonb().$type<AssetType[]>(),
    channels: jsonb().$type<Channel[]>(),
    connectedAccounts: jsonb().$type<string[]>(),
    autoPost: boolean().notNull().default(false),
    autoPostMinScore: integer().notNull().default(70),
    /** Null: the plan's default. */
    dailyLimit: integer(),
    /** May decide about runs that need a review; may mint, rotate and revoke keys. */
    review: boolean().notNull().default(false),
    manageKeys: boolean().notNull().default(false),
    /** Addresses and networks (CIDR) that may use the key. Null: all. */
    allowedAddresses: jsonb().$type<string[]>(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.workspaceId, t.createdAt, t.id)],
);

/** Networks from which a key has been used, so that the first use from a new one is noticed. */
export const keyNetworks = pgTable(
  "key_networks",
  {
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id),
    workspaceId: uuid().notNull(),
    /** The /24 of an IPv4 address, the /48 of an IPv6 one. */
    network: text().notNull(),
    firstUsedAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: "key_networks_pkey", columns: [t.keyId, t.network] })],
);

export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    actorKind: text().notNull(),
    actorId: text().notNull(),
    action: text().notNull(),
    target: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (t) => [index("audit_log_filtered").on(t.workspaceId, t.createdAt, t.id, t.action)],
);

/** Public keys of devices with which people sign in. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The device's name for it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Grows with each use where the device counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** How its person calls it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** What a device has to sign, once: one at a time for each browser. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** The session's id, or SHA-256 of the cookie of a browser without one. */
    boundTo: text().primaryKey(),
    challenge: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** Programs that ask for a key by the device flow (RFC 8628), until they have it or their codes end. */
export const deviceLogins = pgTable(
  "device_logins",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the code that the program keeps, and of the one that its person types. */
    deviceCodeHash: text().notNull().unique(),
    userCodeHash: text().notNull().unique(),
    /** The machine, as the program names it, and the address that its request came from. */
    host: text().notNull(),
    address: text().notNull(),
    mode: text().$type<KeyMode>().notNull(),
    review: boolean().notNull(),
    state: text().$type<"pending" | "allowed" | "denied" | "used">().notNull(),
    /** Seconds between two questions of the program, and when it last asked. */
    intervalSeconds: integer().notNull(),
    polledAt: moment(),
    /** Who allowed it and where. Null until then. The row is deleted soon after its end. */
    workspaceId: uuid(),
    userId: uuid(),
    /** When the key ends, as that person chose. Null: never. */
    keyEndsAt: moment(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
