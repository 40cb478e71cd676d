import { networkContract } from "../../contract/network.ts";
import { openInstagram } from "./open.ts";

const takes = ["image", "images", "video"] as const;

networkContract("Instagram", { takes, tokenSeconds: 60 * 86_400, throttledSeconds: 900 }, async () => {
  const opened = await openInstagram();
  const { state } = opened.fake;
  return {
    ...opened,
    visible: () => state.media.map(({ id, caption, files }) => ({ id, text: caption, files })),
  };
});
