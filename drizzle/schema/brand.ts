import { sql } from "drizzle-orm";
import {
  boolean,
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
  PhotoKind,
  ScreenStatus,
  ScreenTheme,
  ScreenType,
} from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

/** False for records of test keys. They are deleted after a day, and live keys never see them. */
const livemode = () => boolean().notNull().default(true);

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

/**
 * Pictures that a workspace sent, each stored once for live and once for test keys. Deleting the last
 * reference deletes the picture.
 */
export const images = pgTable(
  "images",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** Of the bytes as received. */
    sha256: text().notNull(),
    /** The name of the cleaned original, in object storage and in the public URL. */
    key: text().notNull(),
    /** The name of the copy that is drawn into assets. A small PNG is its own copy. */
    renderKey: text().notNull(),
    mimeType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Of the original as it is stored and served. */
    fileSha256: text().notNull(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  // References name the workspace and the id, so that none can cross workspaces.
  (t) => [unique("images_sent").on(t.workspaceId, t.livemode, t.sha256), unique().on(t.workspaceId, t.id)],
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
    /** The address that the picture is downloaded from. Null for an uploaded picture. */
    sourceUrl: text(),
    /** The reason of the failure, for a person. */
    reason: text(),
    imageId: uuid(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("screens_list").on(t.workspaceId, t.createdAt, t.id),
    index("screens_test").on(t.createdAt).where(sql`not ${t.livemode}`),
    index("screens_waiting").on(t.updatedAt).where(sql`${t.status} = 'processing'`),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);

/** Photographs that pictures may be made with. */
export const photos = pgTable(
  "photos",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    kind: text().$type<PhotoKind>().notNull(),
    /** The point that stays in view in every crop, as shares of width and height. Null leaves it to the pixels. */
    focus: jsonb().$type<{ x: number; y: number }>(),
    tags: jsonb().$type<string[]>().notNull(),
    altText: text().notNull(),
    /** The actor who stated the consent of the people shown, such as "key:<id>". */
    consentBy: text(),
    status: text().$type<ScreenStatus>().notNull(),
    /** The address that the photo is downloaded from. Null for an uploaded photo. */
    sourceUrl: text(),
    /** The reason of the failure, for a person. */
    reason: text(),
    imageId: uuid(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("photos_list").on(t.workspaceId, t.createdAt, t.id),
    index("photos_test").on(t.createdAt).where(sql`not ${t.livemode}`),
    index("photos_waiting").on(t.updatedAt).where(sql`${t.status} = 'processing'`),
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
    /** The actor who stated the person's consent, such as "key:<id>". */
    consentBy: text().notNull(),
    status: text().$type<ScreenStatus>().notNull(),
    /** The address that the portrait is downloaded from. Null for an uploaded portrait. */
    sourceUrl: text(),
    /** The reason of the failure, for a person. */
    reason: text(),
    imageId: uuid(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("people_list").on(t.workspaceId, t.createdAt, t.id),
    index("people_test").on(t.createdAt).where(sql`not ${t.livemode}`),
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
    /** Role to #RRGGBB, suggested from the pixels. */
    palette: jsonb().$type<Record<string, string>>().notNull(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("logos_list").on(t.workspaceId, t.createdAt, t.id),
    index("logos_test").on(t.createdAt).where(sql`not ${t.livemode}`),
    index().on(t.imageId),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);

/** Logos that the Brand DNA links to at other addresses, as downloaded. */
export const linkedLogos = pgTable(
  "linked_logos",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    url: text().notNull(),
    /** Why the logo cannot be drawn, for a person. Null when there is a picture. */
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

/** Font files of a brand's own. They are never public: a licence seldom allows handing the file on. */
export const fonts = pgTable(
  "fonts",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** Files of one family have the same name. */
    family: text().notNull(),
    /** Equal for a static font, the ends of the axis for a variable one. */
    weightMin: integer().notNull(),
    weightMax: integer().notNull(),
    italic: boolean().notNull(),
    /** Code points that it draws, as ranges of hexadecimal numbers. */
    cover: text().notNull(),
    characters: integer().notNull(),
    /** The name in object storage. */
    key: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    unpackedBytes: integer().notNull(),
    sha256: text().notNull(),
    /** The actor who confirmed the licence, such as "key:<id>". */
    licenseBy: text().notNull(),
    livemode: livemode(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("fonts_list").on(t.workspaceId, t.createdAt, t.id),
    index("fonts_test").on(t.createdAt).where(sql`not ${t.livemode}`),
  ],
);
