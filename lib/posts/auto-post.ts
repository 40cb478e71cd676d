import { findKeyById } from "../access/store.ts";
import { findAccount } from "../accounts/store.ts";
import type { Actor } from "../core/context.ts";
import type { Message, Ports } from "../core/ports.ts";
import { NETWORKS, platformOf } from "../platforms/networks.ts";
import type { RunView } from "../runs/store.ts";
import type { RunEffects } from "../runs/store-move.ts";
import type { Platform } from "../vocab.ts";
import { problemsWith } from "./media.ts";
import { newPost } from "./new-post.ts";
import { postTextFor } from "./post-text.ts";
import { findPaused } from "./store-due.ts";
import { type NewPost, placePostCtes } from "./store-place.ts";

/**
 * What a finished run becomes: a post, a drop or nothing, and why. `note` is null when no post was asked
 * for. `messages` are written to the outbox in the statement that completes the run.
 */
export type AutoPostPlan = { note: string | null; extraCtes?: RunEffects["extraCtes"]; messages?: Message[] };

/** A requested time makes a drop and replaces automatic posting. */
export async function planAutoPost(ports: Ports, run: RunView): Promise<AutoPostPlan> {
  const platform = platformOf(run.channel);
  if (run.scheduledAt && platform) return planDrop(ports, run, platform, run.scheduledAt);
  return run.autoPostEligible ? planPost(ports, run, platform) : { note: null };
}

async function planDrop(
  ports: Ports,
  run: RunView,
  platform: Platform,
  scheduledAt: Date,
): Promise<AutoPostPlan> {
  const account = run.livemode ? await accountOf(ports, run, platform, await keyOf(ports, run)) : undefined;
  const by = { actor: actorOf(run), action: "schedule_post" };
  const { name } = NETWORKS[platform];
  const lacking =
    run.livemode && !account ? ` No ${name} account is connected yet: connect one before then.` : "";
  const unfit =
    run.verdict === "approved" ? "" : ` The verdict is ${run.verdict}, and only approved runs are posted.`;
  const note = `Scheduled for ${scheduledAt.toISOString()} on ${name}.${lacking}${unfit}`;
  const post = newPost(ports, {
    run,
    platform,
    accountId: account?.id ?? null,
    scheduledAt,
    by,
    note: `${lacking}${unfit}`.trim() || null,
  });
  return planFor(post, note);
}

async function planPost(ports: Ports, run: RunView, platform: Platform | null): Promise<AutoPostPlan> {
  if (!run.livemode) return skip("test keys never post.");
  if (!platform) return skip(`nothing is published on the channel ${run.channel}.`);
  if (run.verdict !== "approved") {
    return skip(`the verdict is ${run.verdict}, and only approved runs are posted.`);
  }
  const record = await keyOf(ports, run);
  const reason = keyRefusal(run, record, ports.now()) ?? platformRefusal(run, platform);
  if (reason) return skip(reason);
  const account = await accountOf(ports, run, platform, record);
  if (!account)
    return skip(`no account that the key may use is connected to the run's channel (${run.channel}).`);
  if (await findPaused(ports.db, run.workspaceId)) return skip("the workspace is paused.");
  const by = { actor: actorOf(run), action: "auto_post" };
  const post = newPost(ports, { run, platform, accountId: account.id, scheduledAt: null, by });
  const min = record?.key.autoPostMinScore ?? 0;
  return planFor(
    post,
    `Posting to ${NETWORKS[platform].name} as ${account.handle}: the score ${run.impactScore} is at least ${min}. See GET /posts?run_id=${run.id}.`,
  );
}

const skip = (reason: string): AutoPostPlan => ({ note: `Not posted: ${reason}` });

function planFor(post: NewPost, note: string): AutoPostPlan {
  return {
    note,
    extraCtes: (source) => placePostCtes(post, source, false),
    messages: post.message ? [post.message] : [],
  };
}

function keyRefusal({ impactScore }: RunView, record: KeyRecord, now: Date): string | undefined {
  if (!record) return "the key that started the run is gone.";
  const { revokedAt, expiresAt, autoPost, autoPostMinScore } = record.key;
  if (revokedAt || (expiresAt && expiresAt <= now))
    return "the key that started the run is not valid any more.";
  if (!autoPost) return "the key does not post automatically any more.";
  if (impactScore === null || impactScore < autoPostMinScore) {
    return `the score is ${impactScore ?? "missing"}, and the key posts from ${autoPostMinScore} on.`;
  }
  return undefined;
}

function platformRefusal(run: RunView, platform: Platform): string | undefined {
  const [first] = problemsWith(run, platform, postTextFor(run, platform));
  return first && `${first.problem} ${first.fix}`;
}

type KeyRecord = Awaited<ReturnType<typeof findKeyById>>;

const keyOf = ({ db }: Ports, { workspaceId, keyId }: RunView) =>
  keyId ? findKeyById(db, workspaceId, keyId) : Promise.resolve(undefined);

const accountOf = ({ db }: Ports, run: RunView, platform: Platform, record: KeyRecord) =>
  findAccount(db, run.workspaceId, platform, record?.key.connectedAccounts ?? null);

const actorOf = ({ keyId }: RunView): Actor =>
  keyId ? { kind: "key", id: keyId } : { kind: "system", id: "pipeline" };
