import { networkContract } from "../../contract/network.ts";
import { openTiktok } from "./open.ts";

networkContract(
  "TikTok",
  {
    takes: ["video", "image", "images"],
    tokenSeconds: 86_400,
    throttledSeconds: 61,
    // An init of pictures without an answer is never repeated, because it may have arrived
    // (functions/docs/vendors/tiktok.md).
    mayStayUnknown: (kind, fault) => kind !== "video" && ["cut_before", "error_before"].includes(fault),
  },
  async () => {
    const opened = await openTiktok();
    return {
      ...opened,
      // What TikTok has whole, it publishes.
      visible: () =>
        [...opened.fake.state.publications.values()]
          .filter(({ acceptedAt }) => acceptedAt !== null)
          .map(({ postId, kind, title, description, files }) => ({
            id: postId,
            text: kind === "video" ? title : description,
            files,
          })),
    };
  },
);
