import { networkContract } from "../../contract/network.ts";
import { sample } from "../../support/sample.ts";
import { openX } from "./open.ts";

const takes = sample(["text", "image", "images", "video"] as const, 2);

networkContract("X", { takes, tokenSeconds: 7_200, throttledSeconds: 600 }, async () => {
  const opened = await openX();
  const { state } = opened.fake;
  return {
    ...opened,
    visible: () => state.posts.map(({ id, text, mediaIds }) => ({ id, text, files: mediaIds.length })),
  };
});
