import { template } from "../../template.ts";
import { drawLoud } from "../card/compose/compose.ts";
import { complete } from "../card/data.ts";
import { altWord } from "../kit/alt-words.ts";
import { arrange } from "../kit/arrange.ts";
import { photosOf } from "../kit/masters/screens.ts";
import { spoken } from "../kit/spoken.ts";
import { isOwnTurn } from "../kit/variety.ts";
import { FeatureData } from "./data.ts";
import { emblem, flag } from "./emblem.tsx";
import { fits } from "./fits.ts";
import { panel } from "./panel.tsx";

/** One thing a product can do. */
export const feature = template({
  id: "feature",
  title: "Feature",
  about: "One thing the product can do: an icon or a part of the screen, a headline and up to three points.",
  version: 14,
  assetTypes: ["card", "og_image"],
  data: FeatureData,
  needs: "something that a product does",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Approvals that never stall",
    supporting: "Say yes from anywhere, in one tap.",
    points: [
      "One link for every reviewer",
      "Reminders before a deadline",
      "Each version kept, with its reason",
    ],
    icon: "check",
    cta: "See how",
    url: "https://beacon.app/approvals",
    screen: "desktop",
  },
  photos: ({ screen }) => (screen ? [screen] : []),
  draw(context, data) {
    if (photosOf(context, [data.screen]).length > 0) return arrange(context, data, [panel]);
    const { icon, points, screen, ...message } = data;
    const composed = isOwnTurn(context)
      ? undefined
      : drawLoud(context, complete({ ...message, bullets: points }));
    return composed
      ? { layout: composed.layout, pages: [composed.root] }
      : arrange(context, data, [emblem, flag]);
  },
  altText: ({ kicker, headline, supporting, details, points, cta, screen }, brand, _page, language) =>
    spoken(brand, [
      kicker,
      headline,
      supporting,
      details,
      points.join("; "),
      screen !== "" && altWord("screenshot", language),
      cta,
    ]),
});
