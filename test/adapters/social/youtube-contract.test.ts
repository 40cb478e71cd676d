import { networkContract } from "../../contract/network.ts";
import { openYoutube } from "./open.ts";

/** Without angle brackets, which YouTube refuses. */
const text = "Bread at seven (fresh!) & coffee_to_go — see https://bakery.example/menu?a=1_2 #bread";

networkContract(
  "YouTube",
  { takes: ["video"], text, tokenSeconds: 3_600, throttledSeconds: 300 },
  async () => {
    const opened = await openYoutube();
    const { state } = opened.fake;
    return {
      ...opened,
      visible: () => state.videos.map(({ id, description }) => ({ id, text: description, files: 1 })),
    };
  },
);
