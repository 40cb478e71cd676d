import { template } from "../../template.ts";
import { photoRefs, photosOf } from "../kit/fields.ts";
import { altText } from "./alt-text.ts";
import { CardData, complete } from "./data.ts";
import { drawEntries } from "./entries-card.tsx";
import { fits } from "./fits.ts";
import { drawCard } from "./layouts.ts";
import { drawPictured } from "./pictured.ts";
import { drawProgramme } from "./programme.ts";

/** One message as one picture, in the layout that suits what it says. */
export const card = template({
  id: "card",
  title: "Card",
  about: "One message as one picture; the layout follows from what there is to say.",
  version: 20,
  assetTypes: ["card", "og_image"],
  data: CardData,
  hero: ({ stat }) => stat?.value ?? "",
  needs: "two points or a figure",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch pages that look like you made them",
    supporting: "On brand in minutes, not meetings.",
    cta: "Start free",
    url: "https://beacon.app",
  },
  photos: photoRefs,
  overPhotos: true,
  mascot: true,
  draw(context, data) {
    const said = complete({ ...data, headline: data.headline || context.brand.name });
    const photos = photosOf(context, data);
    const isPlain = photos.length === 0 && !data.photo_treatment && !context.brand.mascot;
    const { layout, root } =
      (isPlain ? (drawEntries(context, said) ?? drawProgramme(context, said)) : undefined) ??
      drawPictured(context, said, photos, { treatment: data.photo_treatment }) ??
      drawCard(context, said);
    return { layout, pages: [root] };
  },
  altText: (data, brand, _page, language) =>
    altText(complete({ ...data, headline: data.headline || brand }), brand, language),
});
