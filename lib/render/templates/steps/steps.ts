import { template } from "../../template.ts";
import { onAccentByTurns } from "../card/compose/grounds.ts";
import { choose } from "../kit/choose.ts";
import { spoken } from "../kit/spoken.ts";
import { Steps } from "./data.ts";
import { fits } from "./fits.ts";
import { tiles } from "./tiles.tsx";
import { track } from "./track.tsx";

/** How something is done, step by step. */
export const steps = template({
  id: "steps",
  title: "Steps",
  about: "Two to six numbered steps along a line or on tiles, for instructions and processes.",
  version: 8,
  assetTypes: ["card", "infographic", "og_image"],
  data: Steps,
  needs: "two to six steps",
  fits,
  sample: {
    kicker: "How it works",
    headline: "From brief to post in three steps",
    supporting: "",
    steps: [
      { title: "Write one brief", body: "A sentence about what is new and who it is for." },
      { title: "Pick your channels", body: "Sizes, safe zones and text limits follow by themselves." },
      { title: "Approve and publish", body: "Everything is scored first. You have the last word." },
    ],
    cta: "Try it free",
    url: "https://beacon.example",
  },
  draw(context, data) {
    const { layout, root } = choose(context, [
      { name: "tiles", draw: () => tiles(context, data) },
      { name: "track", draw: () => track(onAccentByTurns(context, data.headline), data) },
    ]);
    return { layout, pages: [root] };
  },
  altText: ({ kicker, headline, supporting, details, steps: list, cta }, brand) =>
    spoken(brand, [
      kicker,
      headline,
      supporting,
      details,
      ...list.map(({ title, body }, i) => `${i + 1}. ${[title, body].filter(Boolean).join(": ")}`),
      cta,
    ]),
});
