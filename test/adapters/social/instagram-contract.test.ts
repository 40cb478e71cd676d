import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import { networkContract } from "../../contract/network.ts";
import { startInstagramFake } from "../../fakes/social/instagram.ts";
import { VERSION } from "../../fakes/social/instagram-state.ts";

networkContract("Instagram", { takes: ["image", "images", "video"] }, async () => {
  const fake = await startInstagramFake();
  return {
    fake,
    clock: fake.clock,
    network: instagram({ fetch: fake.fetch, now: fake.clock.now, version: VERSION }),
    account: fake.account(),
    visible: () => fake.state.media.map(({ id, caption, files }) => ({ id, text: caption, files })),
  };
});
