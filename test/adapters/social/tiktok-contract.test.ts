import { tiktok } from "../../../lib/adapters/social/tiktok.ts";
import { networkContract } from "../../contract/network.ts";
import { startTiktokFake } from "../../fakes/social/tiktok.ts";

networkContract(
  "TikTok",
  {
    takes: ["video", "image", "images"],
    // tiktok.md, Idempotency: an init of pictures that got no answer is not repeated, whether it arrived or not.
    mayStayUnknown: (kind, fault) => kind !== "video" && ["cut_before", "error_before"].includes(fault),
  },
  async () => {
    const fake = await startTiktokFake();
    return {
      fake,
      clock: fake.clock,
      network: tiktok({ fetch: fake.fetch, now: fake.clock.now, audited: true }),
      account: fake.account(),
      // What TikTok has whole, it publishes.
      visible: () =>
        [...fake.state.publications.values()]
          .filter(({ acceptedAt }) => acceptedAt !== null)
          .map(({ postId, kind, title, description, files }) => ({
            id: postId,
            text: kind === "video" ? title : description,
            files,
          })),
    };
  },
);
