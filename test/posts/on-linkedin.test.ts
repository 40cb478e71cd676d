import { afterEach, beforeEach, expect, test } from "vitest";
import { linkedin } from "../../lib/adapters/social/linkedin/network.ts";
import { type LinkedinFake, startLinkedinFake } from "../fakes/social/linkedin.ts";
import { VERSION } from "../fakes/social/linkedin-state.ts";
import { worldOn } from "../support/on-network.ts";
import { finishedRun } from "../support/social.ts";

let fake: LinkedinFake;
let w: Awaited<ReturnType<typeof worldOn>>;
beforeEach(async () => {
  fake = await startLinkedinFake();
  const { fetch, clock } = fake;
  w = await worldOn(linkedin({ fetch, now: clock.now, version: VERSION }), fake.account(), clock);
});
afterEach(() => fake.close());

const isPublishing = (call: string) => call.endsWith("/rest/posts");

test("a run is posted to LinkedIn with its picture through the service's network client", async () => {
  const post = await w.publish(await finishedRun(w));
  expect(post).toMatchObject({ status: "posted", platform: "linkedin", error: null });
  expect(fake.state.posts).toMatchObject([{ urn: post.external_post_id, media: [expect.anything()] }]);
});

test("a LinkedIn post whose answer was lost is repeated with the same text and exists once", async () => {
  const id = await finishedRun(w);
  await w.publish(await finishedRun(w, { patch: { outputText: "The one before." } }));
  fake.fail({ [fake.calls.findIndex(isPublishing)]: "cut_after" });
  expect(await w.publish(id)).toMatchObject({ status: "posted", error: null });
  expect(fake.calls.filter(isPublishing), "sent, and asked by sending it again").toHaveLength(2);
  expect(fake.state.posts).toHaveLength(2);
});
