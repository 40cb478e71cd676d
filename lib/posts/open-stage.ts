import { freshCredentials } from "../accounts/fresh.ts";
import { networkFor } from "../accounts/network.ts";
import { findAccountById } from "../accounts/store.ts";
import { addSeconds } from "../core/calendar.ts";
import { type Credentials, type Network, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { contentOf } from "./content.ts";
import { type Stage, Superseded } from "./machine.ts";
import type { PostRow } from "./store.ts";
import { beginCommit, keepPost } from "./store-move.ts";

/** Longer than any one call to a platform takes; every draft that is kept prolongs it. */
export const LEASE_SECONDS = 180;
/** A claim whose answer took longer than this may be too old to act on. */
const CLAIM_MS = 30_000;

/** Everything a drive needs, read once. `stage.post` is replaced by how the post then stands. */
export type Opened = { stage: Stage; run: RunView };

/** Throws a NetworkFailure when the post cannot be worked on: no account, no network, no run. */
export async function openStage(ports: Ports, post: PostRow): Promise<Opened> {
  const run = await findRun(ports.db, post.workspaceId, post.runId);
  if (!run) throw cannot("content_rejected", "The run has been deleted.", "Post another run.");
  const { network, account } = await reach(ports, post);
  const content = await contentOf(ports, run, post);
  const stage: Stage = {
    network,
    post,
    now: ports.now,
    work: {
      account,
      content,
      draft: post.draft,
      async keep(draft) {
        await keep(ports, stage.post, { draft });
        // The next call of this very drive must know it too: what is asked after a lost answer rests on it.
        stage.post.draft = draft;
        stage.work.draft = draft;
      },
    },
    claimCommit: () => claim(ports, stage.post),
  };
  return { stage, run };
}

const cannot = (kind: "content_rejected" | "auth_revoked" | "config_error", message: string, fix: string) =>
  new NetworkFailure(kind, message, { source: "our record", fix });

const TEST_ACCOUNT: Credentials = { accessToken: "", externalId: "test", handle: "test", scopes: [] };

async function reach(ports: Ports, post: PostRow): Promise<{ network: Network; account: Credentials }> {
  const { workspaceId, accountId, platform } = post;
  if (!post.livemode) return { network: here(ports.networks.test?.[platform]), account: TEST_ACCOUNT };
  const row = accountId ? await findAccountById(ports.db, workspaceId, accountId) : undefined;
  if (!row) throw cannot("auth_revoked", "The account is not connected any more.", "Connect it again.");
  return {
    network: here(networkFor(ports, row)),
    account: await freshCredentials(ports, workspaceId, row.id),
  };
}

function here(network: Network | undefined): Network {
  if (network) return network;
  throw cannot("config_error", "This service cannot reach the platform.", "The operator has to set it up.");
}

/** Keeps how far the post has come; whoever has lost the lease stops here. */
export async function keep(
  ports: Ports,
  post: PostRow,
  patch: Parameters<typeof keepPost>[2],
): Promise<void> {
  const until = addSeconds(ports.now(), LEASE_SECONDS);
  if (!(await keepPost(ports.db, post, patch, until))) throw new Superseded();
}

async function claim(ports: Ports, post: PostRow): Promise<void> {
  const began = ports.now();
  const claimed = await beginCommit(ports.db, post, began, addSeconds(began, LEASE_SECONDS));
  const isLate = ports.now().getTime() - began.getTime() > CLAIM_MS;
  if (!claimed || isLate) throw new Superseded();
  post.commitStartedAt = began;
}
