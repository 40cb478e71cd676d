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

/** What a post that is being published goes through; see lib/posts/machine.ts. */
export type PostPhase = "prepare" | "poll" | "commit" | "resolve";

const moment = () => timestamp({ withTimezone: true });
/** Null where the platform does not tell, which is not zero. */
const count = () => bigint({ mode: "number" });

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
    title: text().notNull().default(""),
    /** The platform's name for it, and where it can be seen. */
    externalPostId: text(),
    url: text(),
    error: jsonb().$type<PostError>(),
    /** What a person should know about it while it is not settled, or although it is. */
    note: text(),
    /** The place it takes up, so that a run goes to an account once; null once it certainly is not there and will not be. */
    target: text(),
    /** What comes next while it is being published. */
    phase: text().$type<PostPhase>().notNull().default("prepare"),
    /** What the network remembers of it between calls. */
    draft: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Tries in this phase that came to nothing. */
    tries: integer().notNull().default(0),
    /** Written before the call that cannot be taken back, gone when that call certainly did nothing. */
    commitStartedAt: moment(),
    /** When there is something to do about it. */
    dueAt: moment(),
    /** The due time for which the queue has been promised a message. */
    promisedFor: moment(),
    /** Whoever works on it, and until when nobody else may. */
    leaseId: uuid(),
    leaseUntil: moment(),
    /** When its figures are to be asked for next. */
    metricsDueAt: moment(),
    scheduledAt: moment(),
    postedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("posts_list").on(t.workspaceId, t.createdAt, t.id),
    index("posts_status").on(t.workspaceId, t.status, t.createdAt, t.id),
    index("posts_run").on(t.runId, t.createdAt, t.id),
    uniqueIndex("posts_target").on(t.runId, t.target),
    index("posts_due").on(t.dueAt).where(sql`${t.status} in ('scheduled', 'publishing')`),
    index("posts_metrics_due").on(t.metricsDueAt).where(isNotNull(t.metricsDueAt)),
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
