import { addSeconds } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";
import { FARTHEST_SECONDS, postMessage } from "./messages.ts";
import type { PostRow } from "./store.ts";
import type { NewPost } from "./store-place.ts";
import { wordsFor } from "./words.ts";

type World = Pick<Ports, "now" | "random">;

type Wish = {
  run: RunView;
  platform: Platform;
  accountId: string | null;
  /** Null: at once. */
  scheduledAt: Date | null;
  by: { actor: Actor; action: string };
  /** Whoever places it drives it too, and the queue is only the way out when that breaks off. */
  drivenHere?: boolean;
  note?: string | null;
};

const IN_CASE_SECONDS = 30;

/** The place that a post takes up: an account, the network of test keys, or a drop that has no account yet. */
export function targetOf(run: Pick<RunView, "livemode">, platform: Platform, accountId: string | null) {
  return accountId ?? `${run.livemode ? "drop" : "test"}:${platform}`;
}

/** The row of a post that does not exist yet. */
export function newPost(world: World, wish: Wish): NewPost {
  const { run, platform, accountId, scheduledAt, by } = wish;
  const { workspaceId, livemode, id: runId } = run;
  const now = world.now();
  const newId = () => uuidv7(now, world.random(10));
  const id = newId();
  const dueAt = scheduledAt ?? now;
  const notBefore = wish.drivenHere ? addSeconds(now, IN_CASE_SECONDS) : dueAt;
  const isNear = notBefore <= addSeconds(now, FARTHEST_SECONDS);
  const routed = { id, workspaceId, accountId, platform, livemode };
  return {
    ...routed,
    ...wordsFor(run, platform),
    runId,
    target: targetOf(run, platform, accountId),
    status: scheduledAt ? "scheduled" : "publishing",
    note: wish.note ?? null,
    scheduledAt,
    dueAt,
    createdAt: now,
    message: isNear ? postMessage(world, routed, notBefore) : undefined,
    deed: { id: newId(), actor: by.actor, action: by.action, target: id, now },
    eventId: newId(),
  };
}

/** How a post reads that has just been placed. */
export function placedRow({ message, deed: _, eventId: __, ...post }: NewPost): PostRow {
  return {
    ...post,
    externalPostId: null,
    url: null,
    error: null,
    phase: "prepare",
    draft: {},
    tries: 0,
    commitStartedAt: null,
    promisedFor: message ? post.dueAt : null,
    leaseId: null,
    leaseUntil: null,
    metricsDueAt: null,
    postedAt: null,
    updatedAt: post.createdAt,
  };
}
