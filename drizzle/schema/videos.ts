import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FiledBy, VideoCodec, VideoStatus } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

type Scene = { start_ms: number; end_ms: number; description: string };

/** The library of a workspace's own videos. Values read from the file are null until there is a file. */
export const brandVideos = pgTable(
  "brand_videos",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    status: text().$type<VideoStatus>().notNull(),
    title: text().notNull(),
    /** True when the caller gave the title, which is then never replaced. */
    titled: boolean().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    summary: text().notNull().default(""),
    scenes: jsonb().$type<Scene[]>().notNull().default([]),
    filedBy: text().$type<FiledBy>(),
    /** Why it failed, or why no model has analysed it. */
    reason: text(),
    /** The address that the video is downloaded from. Null for an uploaded video. */
    sourceUrl: text(),
    /** The name in object storage and in the public URL. */
    key: text(),
    mimeType: text(),
    bytes: integer(),
    sha256: text(),
    durationMs: integer(),
    width: integer(),
    height: integer(),
    rotation: integer(),
    codec: text().$type<VideoCodec>(),
    fps: real(),
    hasAudio: boolean(),
    /** False for a video of test keys. It uses no slot and is deleted after a day. */
    livemode: boolean().notNull(),
    /** The month whose slot the video uses. A failed video returns it. */
    chargeMonth: text().notNull(),
    /** Tokens that the model has used for this video, all tries together. */
    modelTokens: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("brand_videos_list").on(t.workspaceId, t.createdAt, t.id),
    index().on(t.key),
    index("brand_videos_test").on(t.createdAt).where(sql`not ${t.livemode}`),
    index("brand_videos_waiting").on(t.updatedAt).where(sql`${t.status} = 'processing'`),
  ],
);
