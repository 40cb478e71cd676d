import type { EventRow } from "../events/store.ts";
import type { PostRow } from "../posts/store.ts";
import type { RunView } from "../runs/store.ts";

/*
 * Events name their record, which is read when they are asked for: minutes or weeks later. What was decided of
 * the record since then belongs to later events, and is taken back here: the state and the review of a run, the state
 * and the removal of a post. Other fields, such as its times and addresses, are those of now.
 */

type Happened = Pick<EventRow, "kind" | "createdAt">;

/** A run with the state and the verdict it had when the event happened. */
export function runAtEvent(run: RunView, { kind, createdAt }: Happened): RunView {
  if (kind === "run.started") return { ...run, ...UNENDED, deliveries: [] };
  const isReviewedLater = run.reviewedAt !== null && run.reviewedAt > createdAt;
  return isReviewedLater ? { ...run, ...UNDECIDED } : run;
}

const UNDECIDED = { verdict: "needs_review", reviewedBy: null, reviewedAt: null, reviewNote: null } as const;

/** Without a result there is no verdict either. */
const UNENDED = {
  ...UNDECIDED,
  status: "running",
  step: 0,
  finishedAt: null,
  errorCode: null,
  errorMessage: null,
  autoPost: null,
} as const;

const STATUS = {
  "post.scheduled": "scheduled",
  "post.posted": "posted",
  "post.failed": "failed",
  "post.canceled": "canceled",
} as const;

/** A post with the state it had when the event happened, and not yet removed. */
export function postAtEvent(post: PostRow, { kind, createdAt }: Happened): PostRow {
  const status = STATUS[kind as keyof typeof STATUS] ?? post.status;
  const isRemovedLater = post.removedAt !== null && post.removedAt > createdAt;
  return { ...post, status, ...(isRemovedLater && { removedAt: null }) };
}
