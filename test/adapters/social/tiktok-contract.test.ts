import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
import { networkContract } from "../../contract/network.ts";
import { startTiktokFake } from "../../fakes/social/tiktok.ts";

networkContract(
  "TikTok",
  {
    takes: ["video", "image", "images"],
    // An init of pictures without an answer is never repeated, because it may have arrived
    // (functions/docs/vendors/tiktok.md).
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
