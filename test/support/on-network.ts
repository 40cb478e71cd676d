import { NEW_CONNECTION } from "../../lib/accounts/sandbox.ts";
import { connectAccount } from "../../lib/accounts/store.ts";
import { sealGrant } from "../../lib/accounts/tokens.ts";
import type { Credentials, Network } from "../../lib/core/network.ts";
import type { Clock } from "./clock.ts";
import { type World, world } from "./world.ts";

type Post = Record<string, unknown> & { status: string };

/** A workspace whose service posts to one network, with an account there; time is the network's. */
export async function worldOn(network: Network, account: Credentials, clock: Clock) {
  const { platform } = network;
  const sleep = async (milliseconds: number) => clock.pass(milliseconds / 1000);
  const networks = { live: { [platform]: network }, sandbox: {}, test: {} };
  const w = await world({ service: { networks, now: clock.now, sleep } });
  await connect(w, network, account);
  return {
    ...w,
    /** Posts a run and plays the queue as time goes by, until the post is settled. */
    async publish(runId: string): Promise<Post> {
      const answer = await w.post(`/runs/${runId}/post`, { platform });
      if (answer.status !== 200) throw new Error(await answer.text());
      for (let round = 0; round < 40; round++) {
        const [post] = (await (await w.get(`/posts?run_id=${runId}`)).json()) as Post[];
        if (post && post.status !== "publishing") return post;
        await deliverNext(clock, w);
      }
      throw new Error("The post did not settle.");
    },
  };
}

/** The queue delivers nothing before its time. */
async function deliverNext(clock: Clock, { waiting, deliver }: World): Promise<void> {
  const next = waiting.shift();
  if (!next) throw new Error("Nobody goes on with the post.");
  const wait = (next.notBefore?.getTime() ?? 0) - clock.now().getTime();
  if (wait > 0) clock.pass(wait / 1000);
  await deliver(next.job);
}

async function connect(w: World, { platform }: Network, account: Credentials): Promise<void> {
  const { accessToken, externalId, handle, scopes } = account;
  const owner = { workspaceId: w.workspaceId, platform, externalId };
  const at = w.service.now();
  const expiresAt = new Date(at.getTime() + 50 * 86_400_000);
  const grant = { accessToken, refreshToken: null, expiresAt, refreshEndsAt: null, scopes: [...scopes] };
  const who = { id: crypto.randomUUID(), handle, name: handle, pictureUrl: null, sandbox: false };
  const row = { ...owner, ...who, ...NEW_CONNECTION, version: 1, createdAt: at, updatedAt: at };
  await connectAccount(w.service.db, { ...row, ...(await sealGrant(w.service, owner, grant)) });
}
