import { eq } from "drizzle-orm";
import { accounts, events, memberships, posts, runs, users } from "../../drizzle/schema/index.ts";
import { newId } from "../../lib/core/ids.ts";
import type { Mail } from "../../lib/core/mail.ts";
import { finishedRun, insertAccount } from "./social.ts";
import { type World, world } from "./world.ts";

/** A world that sends mail, and what was sent. */
export async function mailingWorld(setting: Parameters<typeof world>[0] = {}) {
  const sent: Mail[] = [];
  const mailer = { mailboxUrl: undefined, send: async (mail: Mail) => void sent.push(mail) };
  const w = await world({ ...setting, service: { mailer, ...setting.service } });
  return { w, sent };
}

/** The person has opened a link that was mailed to their address. */
export const confirmAddress = (w: World, userId: string) =>
  w.service.db.update(users).set({ emailConfirmedAt: w.service.now() }).where(eq(users.id, userId));

type About = Partial<typeof events.$inferInsert> & { kind: string };

/** Records an event of the world's workspace, publishes it, and answers its id. */
export async function record(w: World, about: About): Promise<string> {
  const id = newId(w.service);
  const { workspaceId } = w;
  await w.service.db
    .insert(events)
    .values({ id, workspaceId, livemode: true, createdAt: w.service.now(), ...about });
  await w.service.publishEvents(workspaceId);
  return id;
}

/** A finished run. What waits in the queue stays there. */
async function madeRun(w: World, patch: object = {}): Promise<string> {
  const kept = w.waiting.splice(0);
  const id = await finishedRun(w, { patch });
  w.waiting.push(...kept);
  return id;
}

/** A run that waits for a review, and its event. */
export async function waitingReview(w: World, brief = "Kites that fold into a pocket"): Promise<string> {
  const runId = await madeRun(w, { verdict: "needs_review", brief });
  await record(w, { kind: "run.succeeded", runId });
  return runId;
}

export const approve = (w: World, runId: string) =>
  w.service.db.update(runs).set({ verdict: "approved" }).where(eq(runs.id, runId));

/** A post that its network refused, and its event. */
export async function failedPost(w: World): Promise<string> {
  const runId = await madeRun(w);
  const now = w.service.now();
  const id = newId(w.service);
  await w.service.db.insert(posts).values({
    id,
    workspaceId: w.workspaceId,
    runId,
    platform: "linkedin",
    status: "failed",
    livemode: true,
    error: {
      category: "content_rejected",
      source: "platform",
      message: "The text is too long.",
      retryable: false,
    },
    createdAt: now,
    updatedAt: now,
  });
  await record(w, { kind: "post.failed", runId, postId: id });
  return id;
}

/** An account whose network no longer accepts it, and its event. */
export async function lostAccount(w: World): Promise<string> {
  const accountId = await insertAccount(w, "x", {
    health: "reconnect_required",
    reason: "The network no longer accepts the connection.",
  });
  await record(w, { kind: "account.disconnected", accountId });
  return accountId;
}

export const reconnect = (w: World, accountId: string) =>
  w.service.db.update(accounts).set({ health: "connected" }).where(eq(accounts.id, accountId));

/** The event of a limit that is nearly reached. */
export const nearLimit = (w: World, resource = "card", threshold = 80) =>
  record(w, {
    kind: "usage.threshold",
    data: {
      resource,
      threshold,
      used: threshold,
      limit: 100,
      period: w.service.now().toISOString().slice(0, 7),
    },
  });

export const leave = (w: World, userId: string) =>
  w.service.db.delete(memberships).where(eq(memberships.userId, userId));
