import { afterEach, beforeEach, expect, test } from "vitest";
import { UNTROUBLED } from "../../lib/accounts/sandbox.ts";
import { connectAccount } from "../../lib/accounts/store.ts";
import { keptOf } from "../../lib/accounts/tokens.ts";
import { linkedin } from "../../lib/adapters/social/linkedin.ts";
import { type LinkedinFake, startLinkedinFake } from "../fakes/social/linkedin.ts";
import { VERSION } from "../fakes/social/linkedin-state.ts";
import { finishedRun } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

let fake: LinkedinFake;
let w: World;
beforeEach(async () => {
  fake = await startLinkedinFake();
  const { fetch, clock } = fake;
  const networks = { linkedin: linkedin({ fetch, now: clock.now, version: VERSION }) };
  const sleep = async (milliseconds: number) => clock.pass(milliseconds / 1000);
  w = await world({ service: { networks, now: clock.now, sleep } });
  await connect();
});
afterEach(() => fake.close());

async function connect() {
  const { accessToken, externalId, handle, scopes } = fake.account();
  const owner = { workspaceId: w.workspaceId, platform: "linkedin", externalId } as const;
  const at = fake.clock.now();
  const expiresAt = new Date(at.getTime() + 50 * 86_400_000);
  const grant = { accessToken, refreshToken: null, expiresAt, refreshEndsAt: null, scopes: [...scopes] };
  const who = { id: crypto.randomUUID(), handle, name: handle, pictureUrl: null, sandbox: false };
  const row = { ...owner, ...who, ...UNTROUBLED, version: 1, createdAt: at, updatedAt: at };
  await connectAccount(w.service.db, { ...row, ...(await keptOf(w.service, owner, grant)) });
}

/** Plays the queue as time goes by, until the post is settled. */
async function settled(id: string): Promise<Record<string, unknown>> {
  for (let round = 0; round < 20; round++) {
    const [post] = (await (await w.get(`/posts?run_id=${id}`)).json()) as Record<string, unknown>[];
    if (post && post.status !== "publishing") return post;
    fake.clock.pass(30);
    await w.drain();
  }
  throw new Error("The post did not settle.");
}

const publish = async (id: string) => {
  await w.post(`/runs/${id}/post`, { platform: "linkedin" });
  return settled(id);
};
const countOf = (end: string) => fake.calls.filter((call) => call.endsWith(end)).length;

test("a run goes to LinkedIn with its picture, through the service's own wire", async () => {
  const post = await publish(await finishedRun(w));
  expect(post).toMatchObject({ status: "posted", platform: "linkedin", error: null });
  expect(fake.state.posts).toMatchObject([{ urn: post.external_post_id, media: [expect.anything()] }]);
});

test("an answer that is lost after LinkedIn has published is asked for with the very same words, and leaves one post", async () => {
  const id = await finishedRun(w);
  await publish(await finishedRun(w, { patch: { outputText: "The one before." } }));
  const before = fake.calls.findIndex((call) => call.endsWith("/rest/posts"));
  fake.fail({ [before]: "cut_after" });
  expect(await publish(id)).toMatchObject({ status: "posted", error: null });
  expect(countOf("/rest/posts"), "sent, and asked by sending it again").toBe(2);
  expect(fake.state.posts).toHaveLength(2);
});
