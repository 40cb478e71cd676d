import { youtube } from "../../../lib/adapters/social/youtube/network.ts";
import { networkContract } from "../../contract/network.ts";
import { startYoutubeFake } from "../../fakes/social/youtube.ts";

/** Without angle brackets, which YouTube refuses. */
const text = "Bread at seven (fresh!) & coffee_to_go — see https://bakery.example/menu?a=1_2 #bread";

networkContract("YouTube", { takes: ["video"], text }, async () => {
  const fake = await startYoutubeFake();
  return {
    fake,
    clock: fake.clock,
    network: youtube({ fetch: fake.fetch, now: fake.clock.now }),
    account: fake.account(),
    visible: () => fake.state.videos.map(({ id, description }) => ({ id, text: description, files: 1 })),
  };
});
