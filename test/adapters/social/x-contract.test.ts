import { x } from "../../../lib/adapters/social/x/network.ts";
import { networkContract } from "../../contract/network.ts";
import { startXFake } from "../../fakes/social/x.ts";
import { sample } from "../../support/sample.ts";

networkContract("X", { takes: sample(["text", "image", "images", "video"] as const, 2) }, async () => {
  const fake = await startXFake();
  return {
    fake,
    clock: fake.clock,
    network: x({ fetch: fake.fetch, now: fake.clock.now }),
    account: fake.account(),
    visible: () => fake.state.posts.map(({ id, text, mediaIds }) => ({ id, text, files: mediaIds.length })),
  };
});
