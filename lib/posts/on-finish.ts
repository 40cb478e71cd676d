import { findKeyById } from "../access/store.ts";
import { findAccount } from "../accounts/store.ts";
import type { Actor } from "../core/context.ts";
import type { Message, Ports } from "../core/ports.ts";
import { CAPABILITIES } from "../platforms/capabilities.ts";
import { platformOf } from "../platforms/channels.ts";
import type { RunView } from "../runs/store.ts";
import type { Along } from "../runs/store-move.ts";
import type { Platform } from "../vocab.ts";
import { problemsWith } from "./media.ts";
import { newPost } from "./new-post.ts";
import { findPaused } from "./store-due.ts";
import { type NewPost, placing } from "./store-place.ts";
import { wordsFor } from "./words.ts";

/** What becomes of a run that succeeds: a post, a drop or nothing, and why; null when nobody asked for one. `messages` are the run's end to promise. */
export type Sequel = { note: string | null; also?: Along["also"]; messages?: Message[] };

/** A time that was asked for makes a drop and replaces automatic posting. */
export async function sequelOf(ports: Ports, run: RunView): Promise<Sequel> {
  const platform = platformOf(run.channel);
  if (run.scheduledAt && platform) return dropOf(ports, run, platform, run.scheduledAt);
  return run.autoPostEligible ? autoPostOf(ports, run, platform) : { note: null };
}

async function dropOf(ports: Ports, run: RunView, platform: Platform, scheduledAt: Date): Promise<Sequel> {
  const account = run.livemode ? await accountOf(ports, run, platform, await keyOf(ports, run)) : undefined;
  const by = { actor: actorOf(run), action: "schedule_post" };
  const { name } = CAPABILITIES[platform];
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
  return placed(post, note);
}

async function autoPostOf(ports: Ports, run: RunView, platform: Platform | null): Promise<Sequel> {
  if (!run.livemode) return not("test keys never post.");
  if (!platform) return not(`nothing is published on the channel ${run.channel}.`);
  if (run.verdict !== "approved") {
    return not(`the verdict is ${run.verdict}, and only approved runs are posted.`);
  }
  const record = await keyOf(ports, run);
  const reason = forbidden(run, record, ports.now()) ?? unsuited(run, platform);
  if (reason) return not(reason);
  const account = await accountOf(ports, run, platform, record);
  if (!account)
    return not(`no account that the key may use is connected to the run's channel (${run.channel}).`);
  if (await findPaused(ports.db, run.workspaceId)) return not("the workspace is paused.");
  const by = { actor: actorOf(run), action: "auto_post" };
  const post = newPost(ports, { run, platform, accountId: account.id, scheduledAt: null, by });
  const min = record?.key.autoPostMinScore ?? 0;
  return placed(
    post,
    `Posting to ${CAPABILITIES[platform].name} as ${account.handle}: the score ${run.impactScore} is at least ${min}. See GET /posts?run_id=${run.id}.`,
  );
}

const not = (reason: string): Sequel => ({ note: `Not posted: ${reason}` });

function placed(post: NewPost, note: string): Sequel {
  return {
    note,
    also: (source) => placing(post, source, false),
    messages: post.message ? [post.message] : [],
  };
}

function forbidden({ impactScore }: RunView, record: Key, now: Date): string | undefined {
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

function unsuited(run: RunView, platform: Platform): string | undefined {
  const [first] = problemsWith(run, platform, wordsFor(run, platform));
  return first && `${first.problem} ${first.fix}`;
}

type Key = Awaited<ReturnType<typeof findKeyById>>;

const keyOf = ({ db }: Ports, { workspaceId, keyId }: RunView) =>
  keyId ? findKeyById(db, workspaceId, keyId) : Promise.resolve(undefined);

const accountOf = ({ db }: Ports, run: RunView, platform: Platform, record: Key) =>
  findAccount(db, run.workspaceId, platform, record?.key.connectedAccounts ?? null);

const actorOf = ({ keyId }: RunView): Actor =>
  keyId ? { kind: "key", id: keyId } : { kind: "system", id: "pipeline" };
