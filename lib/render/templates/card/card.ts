import { template } from "../../template.ts";
import { altText } from "./alt-text.ts";
import { CardData, complete } from "./data.ts";
import { fits } from "./fits.ts";
import { drawCard } from "./layouts.ts";

/** One message as one picture, in the layout that suits what it says. */
export const card = template({
  id: "card",
  title: "Card",
  about: "One message as one picture; the layout follows from what there is to say.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: CardData,
  needs: "two points or a figure",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch pages that look like you made them",
    supporting: "On brand in minutes, not meetings.",
    cta: "Start free",
    url: "https://beacon.app",
  },
  mascot: true,
  draw(context, data) {
    const { layout, root } = drawCard(
      context,
      complete({ ...data, headline: data.headline || context.brand.name }),
    );
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(complete({ ...data, headline: data.headline || brand }), brand),
});
