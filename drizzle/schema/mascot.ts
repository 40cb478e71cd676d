import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { MascotArtist, MascotPose, MascotStyle } from "../../lib/vocab.ts";
import { images } from "./brand.ts";
import { workspaces } from "./identity.ts";

/**
 * The mascot of a workspace, and the one of its test keys. A new draft does not change the mascot in use until
 * another one is kept.
 */
export const mascots = pgTable(
  "mascots",
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** False for the mascot of test keys. It is deleted a day after its last change. */
    livemode: boolean().notNull().default(true),
    description: text().notNull(),
    /** The style that was requested by name. */
    style: text().$type<MascotStyle>(),
    /** The customer's words with the last retry. */
    note: text().notNull().default(""),
    /** The mascot in use. */
    keptId: uuid(),
    /** Fingerprints of all looks that were ever shown, so that none is shown twice. */
    shown: jsonb().$type<string[]>().notNull(),
    /** Increases with every change to this row or its pictures. */
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: "mascots_owner", columns: [t.workspaceId, t.livemode] }),
    index("mascots_test").on(t.updatedAt).where(sql`not ${t.livemode}`),
  ],
);

type Identity = { style: MascotStyle; parts: Record<string, string>; colors: Record<string, string> };

/** Pictures of mascots: those of the mascot in use are its poses, all others are candidates. */
export const mascotPictures = pgTable(
  "mascot_pictures",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    livemode: boolean().notNull().default(true),
    /** The mascot that the picture shows. Pictures of one mascot share it. */
    mascotId: uuid().notNull(),
    pose: text().$type<MascotPose>().notNull(),
    /** The customer's remark. */
    note: text().notNull().default(""),
    /** Style, parts and colours. They decide the looks, unless an image model drew the mascot. */
    identity: jsonb().$type<Identity>().notNull(),
    imageId: uuid().notNull(),
    /** Pictures of one mascot share it. */
    drawnBy: text().$type<MascotArtist>().notNull().default("parts"),
    /** Why the image model did not draw it, although it was asked. */
    drawnNote: text().notNull().default(""),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique().on(t.workspaceId, t.mascotId, t.pose),
    index().on(t.imageId),
    foreignKey({
      name: "mascot_pictures_owner",
      columns: [t.workspaceId, t.livemode],
      foreignColumns: [mascots.workspaceId, mascots.livemode],
    }),
    foreignKey({ columns: [t.workspaceId, t.imageId], foreignColumns: [images.workspaceId, images.id] }),
  ],
);
