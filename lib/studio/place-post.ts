import { findKeyById } from "../access/store.ts";
import { type AccountRow, findAccount } from "../accounts/store.ts";
import type { SendOutcome } from "../core/bot.ts";
import type { Actor } from "../core/context.ts";
import type { Ports } from "../core/ports.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { NETWORKS } from "../platforms/networks.ts";
import { problemsWith } from "../posts/media.ts";
import { newPost } from "../posts/new-post.ts";
import { postTextFor } from "../posts/post-text.ts";
import { findPosts } from "../posts/store.ts";
import { placePost } from "../posts/store-place.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

type HandedCard = {
  run: RunView;
  platform: Platform;
  /** The member who handed it over with the key's rights. */
  handedBy: string | null;
};

/**
 * Places the post of a card on a platform; the post then reports its own outcome. Safe to repeat and late:
 * an existing post of the run on the platform counts as the delivery.
 */
export async function placeOn(ports: Ports, { run, platform, handedBy }: HandedCard): Promise<SendOutcome> {
  const there = await findThere(ports, run, platform);
  if (there) return { state: "sent", messageIds: [there.id] };
  const [problem] = problemsWith(run, platform, postTextFor(run, platform));
  if (problem) return refused(`${problem.problem} ${problem.fix}`);
  // The workspace may have been paused for a day between the call and the card.
  const record = run.keyId ? await findKeyById(ports.db, run.workspaceId, run.keyId) : undefined;
  if (!record || record.key.revokedAt) return refused("The key that ordered the card has been revoked.");
  if (record.workspace.approvalRequired && run.verdict !== "approved") return refused(WAITS);
  const { connectedAccounts } = record.key;
  const account = await findAccount(ports.db, run.workspaceId, platform, connectedAccounts);
  const actor: Actor = handedBy ? { kind: "user", id: handedBy } : { kind: "key", id: record.key.id };
  if (account) return place(ports, run, account, actor);
  return refused(`No ${NETWORKS[platform].name} account that the key may use is connected any more.`);
}

const WAITS =
  "Everything in this workspace waits for a person. Approve the run on its page, then post it there.";

const refused = (reason: string): SendOutcome => ({ state: "refused", reason });

async function findThere({ db }: Ports, { workspaceId, id: runId }: RunView, platform: Platform) {
  const ofRun = { runId, platform, status: undefined, livemode: undefined, campaignId: undefined };
  const [post] = await findPosts(db, workspaceId, ofRun, { limit: 1, offset: 0 });
  return post;
}

async function place(
  ports: Ports,
  run: RunView,
  { id, platform }: AccountRow,
  actor: Actor,
): Promise<SendOutcome> {
  const by = { actor, action: "studio_post" };
  const post = newPost(ports, { run, platform, accountId: id, scheduledAt: null, by });
  const isPlaced = await placePost(ports.db, post, null);
  if (isPlaced && post.message) await tryFlushOutbox(ports, [post.message]);
  return { state: "sent", messageIds: isPlaced ? [post.id] : [] };
}
