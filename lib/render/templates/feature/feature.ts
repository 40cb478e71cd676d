import { template } from "../../template.ts";
import { altWord } from "../kit/alt-words.ts";
import { arrange } from "../kit/arrange.ts";
import { photosOf } from "../kit/masters/screens.ts";
import { spoken } from "../kit/spoken.ts";
import { FeatureData } from "./data.ts";
import { emblem, flag } from "./emblem.tsx";
import { fits } from "./fits.ts";
import { panel } from "./panel.tsx";

/** One thing a product can do. */
export const feature = template({
  id: "feature",
  title: "Feature",
  about: "One thing the product can do: an icon or a part of the screen, a headline and up to three points.",
  version: 3,
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
  draw: (context, data) =>
    arrange(context, data, photosOf(context, [data.screen]).length > 0 ? [panel] : [emblem, flag]),
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
