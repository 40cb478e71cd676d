import { addSeconds } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";
import { postMessage } from "./dispatch-message.ts";
import { postTextFor } from "./post-text.ts";
import type { PostRow } from "./store.ts";
import type { NewPost } from "./store-place.ts";

type NewPostDeps = Pick<Ports, "now" | "random">;

type NewPostRequest = {
  run: RunView;
  platform: Platform;
  accountId: string | null;
  /** Null: at once. */
  scheduledAt: Date | null;
  by: { actor: Actor; action: string };
  /** True when the caller drives the post itself; the queue then only takes over after a crash. */
  drivenHere?: boolean;
  note?: string | null;
};

/**
 * What a post takes up of its run: an account, a test network, or a drop without an account.
 */
export function targetOf(run: Pick<RunView, "livemode">, platform: Platform, accountId: string | null) {
  return accountId ?? `${run.livemode ? "drop" : "test"}:${platform}`;
}

/** The row of a new post. */
export function newPost(deps: NewPostDeps, request: NewPostRequest): NewPost {
  const { run, platform, accountId, scheduledAt, by } = request;
  const { workspaceId, livemode, id: runId } = run;
  const now = deps.now();
  const id = newId(deps, now);
  const dueAt = scheduledAt ?? now;
  const notBefore = request.drivenHere ? addSeconds(now, RETRIES.posts.fallbackSeconds) : dueAt;
  const isNear = notBefore <= addSeconds(now, RETRIES.queue.maxDelaySeconds);
  const routed = { id, workspaceId, accountId, platform, livemode };
  return {
    ...routed,
    ...postTextFor(run, platform),
    runId,
    campaignId: run.campaignId,
    target: targetOf(run, platform, accountId),
    status: scheduledAt ? "scheduled" : "publishing",
    note: request.note ?? null,
    scheduledAt,
    dueAt,
    createdAt: now,
    message: isNear ? postMessage(deps, routed, notBefore) : undefined,
    auditEntry: { id: newId(deps, now), actor: by.actor, action: by.action, target: id, now },
    eventId: newId(deps, now),
  };
}

/** The row as the database holds it after the insert. */
export function rowOfNewPost({ message, auditEntry: _, eventId: __, ...post }: NewPost): PostRow {
  return {
    ...post,
    externalPostId: null,
    url: null,
    error: null,
    phase: "prepare",
    draft: {},
    tries: 0,
    commitStartedAt: null,
    enqueuedFor: message ? post.dueAt : null,
    leaseId: null,
    leaseUntil: null,
    metricsDueAt: null,
    postedAt: null,
    removedAt: null,
    updatedAt: post.createdAt,
  };
}
