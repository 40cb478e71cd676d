import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  Device,
  LogoTheme,
  LogoVariant,
  ScreenStatus,
  ScreenTheme,
  ScreenType,
} from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

export const brandDna = pgTable("brand_dna", {
  workspaceId: uuid()
    .primaryKey()
    .references(() => workspaces.id),
  tagline: text().notNull().default(""),
  overview: text().notNull().default(""),
  offer: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  productMap: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  icp: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Role to #RRGGBB. */
  palette: jsonb().$type<Record<string, string>>().notNull().default({}),
  logos: jsonb().$type<string[]>().notNull().default([]),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Every picture a workspace sent, once: what refers to one may come and go, the last to go takes it along. */
export const images = pgTable(
  "images",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** Of the bytes as they were sent. */
    sha256: text().notNull(),
    /** Name of the cleaned original in object storage and in the public URL. */
    key: text().notNull(),
    /** Name of the copy that is drawn into assets; the original itself where it is a small PNG. */
    renderKey: text().notNull(),
    mimeType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Of the original as it is stored and served. */
    fileSha256: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  // The pair with the id lets references carry the workspace, so that none can cross it.
  (t) => [unique().on(t.workspaceId, t.sha256), unique().on(t.workspaceId, t.id)],
);

export const screens = pgTable(
  "screens",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    screenType: text().$type<ScreenType>().notNull(),
    device: text().$type<Device>().notNull(),
    theme: text().$type<ScreenTheme>().notNull(),
    status: text().$type<ScreenStatus>().notNull(),
    /** Where the picture is fetched from, while and after it is; null when it was sent. */
    sourceUrl: text(),
    /** Why it failed, for a person. */
    reason: text(),
    imageId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("screens_list").on(t.workspaceId, t.createdAt, t.id),
    index("screens_waiting").on(t.updatedAt).where(sql`${t.status} = 'processing'`),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);

/** People who have agreed to be shown. */
export const people = pgTable(
  "people",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    role: text().notNull(),
    quote: text().notNull(),
    /** Who stated that the person has agreed, as "key:<id>". */
    consentBy: text().notNull(),
    status: text().$type<ScreenStatus>().notNull(),
    /** Where the portrait is fetched from, while and after it is; null when it was sent. */
    sourceUrl: text(),
    /** Why it failed, for a person. */
    reason: text(),
    imageId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("people_list").on(t.workspaceId, t.createdAt, t.id),
    index("people_waiting").on(t.updatedAt).where(sql`${t.status} = 'processing'`),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);

export const logos = pgTable(
  "logos",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    imageId: uuid().notNull(),
    variant: text().$type<LogoVariant>().notNull(),
    theme: text().$type<LogoTheme>().notNull(),
    /** Role to #RRGGBB, as the pixels suggest. */
    palette: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("logos_list").on(t.workspaceId, t.createdAt, t.id),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);

/** Logos that the Brand DNA names by an address elsewhere, as they were found there. */
export const linkedLogos = pgTable(
  "linked_logos",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    url: text().notNull(),
    /** Why it cannot be drawn, for a person; null when there is a picture. */
    reason: text(),
    imageId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique().on(t.workspaceId, t.url),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);
