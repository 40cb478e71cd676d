import { isNotNull, sql } from "drizzle-orm";
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
import type { Platform, PostError, PostStatus } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";
import { runs } from "./runs.ts";

/** The phases of a post that is being published; see lib/posts/next-move.ts. */
export type PostPhase = "prepare" | "poll" | "commit" | "resolve";

const moment = () => timestamp({ withTimezone: true });
/** Null where the network has no count, which is not zero. */
const count = () => bigint({ mode: "number" });

/** Posts: publications of runs on networks, including drops. */
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
    /** The campaign of its run. */
    campaignId: uuid(),
    /** The connected account. Null for test runs, and for drops placed before an account was connected. */
    accountId: uuid(),
    platform: text().$type<Platform>().notNull(),
    status: text().$type<PostStatus>().notNull(),
    livemode: boolean().notNull(),
    /** The text that is published with the assets. */
    text: text().notNull().default(""),
    title: text().notNull().default(""),
    /** The post's id on the network, and its address. */
    externalPostId: text(),
    url: text(),
    error: jsonb().$type<PostError>(),
    /** A sentence for a person: why the post waits, or what was published differently. */
    note: text(),
    /**
     * The account, or a stand-in for one. It is unique in a run, so a run reaches an account once. Null when
     * the post certainly does not exist there.
     */
    target: text(),
    /** The next phase of a post that is being published. */
    phase: text().$type<PostPhase>().notNull().default("prepare"),
    /** State of the network adapter between calls. */
    draft: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Failed tries so far. */
    tries: integer().notNull().default(0),
    /** Written before the irreversible call. Cleared when that call certainly published nothing. */
    commitStartedAt: moment(),
    /** The time of the next work on the post. */
    dueAt: moment(),
    /** The due time whose queue message is in the outbox or in the queue. */
    enqueuedFor: moment(),
    /** The worker that holds the post, and the end of its lease. */
    leaseId: uuid(),
    leaseUntil: moment(),
    /** The time at which its figures are fetched next. */
    metricsDueAt: moment(),
    scheduledAt: moment(),
    postedAt: moment(),
    /** When it was taken down again. */
    removedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("posts_list").on(t.workspaceId, t.createdAt, t.id),
    index("posts_status").on(t.workspaceId, t.status, t.createdAt, t.id),
    index("posts_run").on(t.runId, t.createdAt, t.id),
    index("posts_campaign").on(t.campaignId).where(isNotNull(t.campaignId)),
    uniqueIndex("posts_target").on(t.runId, t.target),
    index("posts_due").on(t.dueAt).where(sql`${t.status} in ('scheduled', 'publishing')`),
    index("posts_metrics_due").on(t.metricsDueAt).where(isNotNull(t.metricsDueAt)),
    index("posts_calendar")
      .on(t.workspaceId, sql`coalesce(${t.postedAt}, ${t.scheduledAt}, ${t.createdAt})`)
      .where(sql`${t.livemode} and ${t.removedAt} is null and ${t.status} <> 'canceled'`),
    index("posts_results").on(t.workspaceId, t.postedAt).where(sql`${t.status} = 'posted' and ${t.livemode}`),
  ],
);

/**
 * Figures of a post, one row for each time they were fetched. Counts only grow, so the latest row is the
 * result.
 */
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
