import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Platform, PostError, PostStatus } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";
import { runs } from "./runs.ts";

const moment = () => timestamp({ withTimezone: true });
const count = () => bigint({ mode: "number" }).notNull().default(0);

/** Dispatches of runs to platforms, those that wait for their time among them. */
export const posts = pgTable(
  "posts",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    /** The connected account; null where none is needed, as for test runs. */
    accountId: uuid(),
    platform: text().$type<Platform>().notNull(),
    status: text().$type<PostStatus>().notNull(),
    livemode: boolean().notNull(),
    /** What is published with the asset. */
    text: text().notNull().default(""),
    /** The platform's name for it, and where it can be seen. */
    externalPostId: text(),
    url: text(),
    error: jsonb().$type<PostError>(),
    scheduledAt: moment(),
    postedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("posts_list").on(t.workspaceId, t.createdAt, t.id),
    index("posts_status").on(t.workspaceId, t.status, t.createdAt, t.id),
    index("posts_run").on(t.runId, t.createdAt, t.id),
    index("posts_results").on(t.workspaceId, t.postedAt).where(sql`${t.status} = 'posted' and ${t.livemode}`),
  ],
);

/** What a platform counted for a post, each time it was asked. The counts only ever grow, so the latest row is the result. */
export const postMetrics = pgTable(
  "post_metrics",
  {
    workspaceId: uuid().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id),
    measuredAt: moment().notNull(),
    impressions: count(),
    views: count(),
    likes: count(),
    comments: count(),
    shares: count(),
    clicks: count(),
  },
  (t) => [primaryKey({ name: "post_metrics_pkey", columns: [t.postId, t.measuredAt] })],
);
