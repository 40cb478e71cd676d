import { freshCredentials } from "../accounts/credentials.ts";
import { networkFor } from "../accounts/network.ts";
import { findAccountById } from "../accounts/store.ts";
import { addSeconds } from "../core/calendar.ts";
import { type Credentials, type Network, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { contentOf } from "./content.ts";
import { type PublishContext, Superseded } from "./next-move.ts";
import type { PostRow } from "./store.ts";
import { beginCommit, keepPost } from "./store-move.ts";

const { leaseSeconds, claimTimeoutMs } = RETRIES.posts;

/** What a drive needs, read once. `context.post` is updated as the post moves on. */
export type OpenedPost = { context: PublishContext; run: RunView };

/** Throws a NetworkFailure when the post cannot be worked on: no account, no network, no run. */
export async function openPost(ports: Ports, post: PostRow): Promise<OpenedPost> {
  const run = await findRun(ports.db, post.workspaceId, post.runId);
  if (!run) throw cannot("content_rejected", "The run has been deleted.", "Post another run.");
  const { network, account } = await findRoute(ports, post);
  const content = await contentOf(ports, run, post);
  const context: PublishContext = {
    network,
    post,
    now: ports.now,
    work: {
      account,
      content,
      draft: post.draft,
      async saveDraft(draft) {
        await keepProgress(ports, context.post, { draft });
        // The next call of this drive needs the draft too: `resolve` relies on it after a lost answer.
        context.post.draft = draft;
        context.work.draft = draft;
      },
    },
    claimCommit: () => claimCommit(ports, context.post),
  };
  return { context, run };
}

const cannot = (kind: "content_rejected" | "auth_revoked" | "config_error", message: string, fix: string) =>
  new NetworkFailure(kind, message, { source: "our record", fix });

const TEST_ACCOUNT: Credentials = { accessToken: "", externalId: "test", handle: "test", scopes: [] };

/** The network and the account of a post. Throws a NetworkFailure where one of them is missing. */
export async function findRoute(
  ports: Ports,
  post: PostRow,
): Promise<{ network: Network; account: Credentials }> {
  const { workspaceId, accountId, platform } = post;
  if (!post.livemode)
    return { network: requireNetwork(ports.networks.test[platform]), account: TEST_ACCOUNT };
  const row = accountId ? await findAccountById(ports.db, workspaceId, accountId) : undefined;
  if (!row) throw cannot("auth_revoked", "The account is not connected any more.", "Connect it again.");
  return {
    network: requireNetwork(networkFor(ports, row)),
    account: await freshCredentials(ports, workspaceId, row.id),
  };
}

function requireNetwork(network: Network | undefined): Network {
  if (network) return network;
  throw cannot("config_error", "This service cannot reach the platform.", "The operator has to set it up.");
}

/** Stores how far the post has come, and prolongs the lease. Throws Superseded when the lease is lost. */
export async function keepProgress(
  ports: Ports,
  post: PostRow,
  patch: Parameters<typeof keepPost>[2],
): Promise<void> {
  const until = addSeconds(ports.now(), leaseSeconds);
  if (!(await keepPost(ports.db, post, patch, until))) throw new Superseded();
}

async function claimCommit(ports: Ports, post: PostRow): Promise<void> {
  const began = ports.now();
  const claimed = await beginCommit(ports.db, post, began, addSeconds(began, leaseSeconds));
  const isLate = ports.now().getTime() - began.getTime() > claimTimeoutMs;
  if (!claimed || isLate) throw new Superseded();
  post.commitStartedAt = began;
}
