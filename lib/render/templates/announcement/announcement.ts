import * as z from "zod/v4";
import { template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { isLong } from "../card/article.tsx";
import { drawMessage } from "../card/choose.ts";
import { drawCompanion } from "../card/companion.tsx";
import { complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { action, longMessage, ownPhotos, photoRefs, photosOf } from "../kit/fields.ts";
import { fits } from "./fits.ts";

/** News of any kind: a statement with space around it. */
export const announcement = template({
  id: "announcement",
  title: "Announcement",
  about: "One piece of news as a statement: a launch, a change, a milestone.",
  version: 13,
  assetTypes: ["card", "og_image"],
  data: z.object({ ...longMessage, ...action, ...ownPhotos }),
  needs: "a headline",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch day, on autopilot.",
    supporting:
      "Write one brief. Get every picture and post for every channel, in your colours and your words.",
    cta: "See how it works",
    url: "https://beacon.example/launch",
  },
  photos: photoRefs,
  overPhotos: true,
  mascot: true,
  draw(context, data) {
    const card = complete({ ...data, headline: data.headline || context.brand.name });
    const { layout, root } =
      drawPictured(context, card, photosOf(context, data), { treatment: data.photo_treatment }) ??
      (isLong(card) ? undefined : drawCompanion(context, card)) ??
      drawMessage(context, card);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(complete(data), brand),
});
