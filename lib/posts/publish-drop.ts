import { findKeyById } from "../access/store.ts";
import { findAccount } from "../accounts/store.ts";
import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { NETWORKS } from "../platforms/networks.ts";
import { findRun, type RunView } from "../runs/store.ts";
import type { PostError } from "../vocab.ts";
import { channelProblem } from "./channel-review.ts";
import { drive } from "./drive.ts";
import { problemsWith } from "./media.ts";
import { findPost, type PostRow } from "./store.ts";
import { findPaused } from "./store-due.ts";
import { isTargetTaken, movePost, type PostPatch } from "./store-move.ts";
import { notApproved, wayToApproval } from "./target.ts";

type DispatchJob = Extract<Job, { kind: "post.dispatch" }>;

/**
 * Handles a dispatch message: starts a drop whose time has come, or drives a post. Safe to run twice and
 * late.
 */
export async function dispatchPost(ports: Ports, job: DispatchJob): Promise<void> {
  const post = await findPost(ports.db, job.workspaceId, job.postId);
  if (post?.status === "scheduled" && !(await startDrop(ports, post))) return;
  await drive(ports, job, RETRIES.posts.callerTimeoutMs);
}

/** Turns a drop into a post that is being published, once. False when it is not due yet, or failed. */
async function startDrop(ports: Ports, post: PostRow): Promise<boolean> {
  const early = (post.scheduledAt?.getTime() ?? 0) - ports.now().getTime();
  // The drop was rescheduled and has another message.
  if (early > RETRIES.posts.earlyToleranceMs) return false;
  if (early > 0) await ports.sleep(early);
  const isOver =
    post.scheduledAt !== null && addSeconds(post.scheduledAt, RETRIES.posts.dropGraceSeconds) <= ports.now();
  if (isOver) return fail(ports, post, PAUSED_TOO_LONG);
  if (await findPaused(ports.db, post.workspaceId)) return false;
  const run = await findRun(ports.db, post.workspaceId, post.runId);
  const accountId = run && (await accountFor(ports, post, run));
  const error = publishBlocker(ports, { run, post, accountId });
  return error ? fail(ports, post, error) : begin(ports, post, accountId ?? null);
}

/** A drop that was placed without an account takes one that its key may use now. */
async function accountFor(ports: Ports, post: PostRow, run: RunView): Promise<string | null> {
  const { workspaceId, platform } = post;
  if (post.accountId || !post.livemode) return post.accountId;
  const key = run.keyId ? await findKeyById(ports.db, workspaceId, run.keyId) : undefined;
  const allowed = key?.key.connectedAccounts ?? null;
  return (await findAccount(ports.db, workspaceId, platform, allowed))?.id ?? null;
}

type Blockable = { run: RunView | undefined; post: PostRow; accountId: string | null | undefined };

function publishBlocker(ports: Ports, { run, post, accountId }: Blockable): PostError | undefined {
  const { platform, text, title, livemode } = post;
  if (!run) return refused("run_deleted", "The run has been deleted.", "Schedule another run.");
  if (run.verdict !== "approved")
    return refused("run_not_approved", notApproved(run), wayToApproval(ports, run));
  const unreviewed = channelProblem(run, platform);
  if (unreviewed) return refused("run_not_approved", unreviewed.problem, unreviewed.fix);
  const problems = problemsWith(run, platform, { text, title });
  if (problems.length > 0) {
    const message = problems.map(({ problem }) => problem).join(" ");
    return refused("unsupported_platform", message, problems.map(({ fix }) => fix).join(" "));
  }
  if (accountId || !livemode) return undefined;
  return {
    category: "account_issue",
    source: "user",
    code: "channel_not_connected",
    message: `No ${NETWORKS[platform].name} account was connected when it was due.`,
    fix: "Connect one in the dashboard, then post the run.",
    retryable: false,
  };
}

const refused = (code: string, message: string, fix: string): PostError => ({
  category: "content_rejected",
  source: "user",
  code,
  message,
  fix,
  retryable: false,
});

const PAUSED_TOO_LONG: PostError = {
  category: "account_issue",
  source: "user",
  code: "workspace_paused",
  message: "It could not be published within 24 hours of its time, because the workspace was paused.",
  fix: "Retry the post to publish it now, or schedule it again.",
  retryable: true,
};

async function begin(ports: Ports, post: PostRow, accountId: string | null): Promise<boolean> {
  const now = ports.now();
  const patch: PostPatch = { status: "publishing", dueAt: now, enqueuedFor: now, note: null, accountId };
  if (accountId) patch.target = accountId;
  const auditEntry = {
    id: newId(ports, now),
    actor: { kind: "system", id: "schedule" },
    action: "publish_drop",
    target: post.id,
    now,
  } as const;
  try {
    return await change(ports, post, patch, { auditEntry });
  } catch (error) {
    if (!isTargetTaken(error)) throw error;
    const message = "The run was posted to this account meanwhile.";
    return fail(ports, post, refused("duplicate", message, "Nothing to do."));
  }
}

async function fail(ports: Ports, post: PostRow, error: PostError): Promise<false> {
  const patch: PostPatch = { status: "failed", error, note: null, dueAt: null, target: null };
  await change(ports, post, patch, { event: "post.failed" });
  return false;
}

/** Changes the drop by compare-and-set, so that one of several messages acts on it. */
function change(
  ports: Ports,
  { workspaceId, id, scheduledAt }: PostRow,
  patch: PostPatch,
  how: Pick<Parameters<typeof movePost>[3], "event" | "auditEntry">,
): Promise<boolean> {
  const now = ports.now();
  const from = { workspaceId, id, scheduledAt, status: "scheduled" } as const;
  return movePost(ports.db, from, patch, { ...how, now, newId: () => newId(ports, now) });
}
