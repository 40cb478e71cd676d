import { type Drawing, type RenderContext, template } from "../../template.ts";
import { complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { altWord } from "../kit/alt-words.ts";
import { type Arrangement, arrange } from "../kit/arrange.ts";
import { photosOf as ownPhotosOf, photoRefs } from "../kit/fields.ts";
import { deviceOf, photosOf } from "../kit/masters/screens.ts";
import { spoken } from "../kit/spoken.ts";
import { beside } from "./beside.tsx";
import { type Hero, HeroData, isCrowded } from "./data.ts";
import { fits } from "./fits.ts";
import { pair } from "./pair.tsx";
import { rise } from "./rise.tsx";

/** The product itself, in the device it runs on. */
export const productHero = template({
  id: "product_hero",
  title: "Product hero",
  about: "The product itself, on a phone, a tablet or a desktop, with one message beside it.",
  version: 11,
  assetTypes: ["card", "og_image"],
  data: HeroData,
  needs: "a product screen",
  fits,
  sample: {
    kicker: "Beacon 2.0",
    headline: "Your launch, on one screen.",
    supporting: "Plan, approve and publish every post from the desk or on the way to it.",
    cta: "Start free",
    url: "https://beacon.app",
    screens: ["desktop", "phone", "phone-dark"],
  },
  photos: (data) => [...data.screens, ...photoRefs(data)].filter(Boolean),
  overPhotos: true,
  draw: (context, data) => pictured(context, data) ?? arrange(context, data, suited(context, data)),
  altText: ({ kicker, headline, supporting, details, cta, screens }, brand, _page, language) =>
    spoken(brand, [
      kicker,
      headline,
      supporting,
      details,
      screens.some(Boolean) && altWord("screenshot", language),
      cta,
    ]),
});

/** A photograph of a product that is no screen. A drawing stands in place of a screen only where that has no room. */
function pictured(context: RenderContext, data: Hero): Drawing | undefined {
  const photos = ownPhotosOf(context, data);
  const isScreen = photos.length === 0 && photosOf(context, data.screens).length > 0;
  if (isScreen && !isCrowded(data)) return undefined;
  const drawn = drawPictured(context, complete(data), photos, {
    treatment: data.photo_treatment,
  });
  return drawn && { layout: drawn.layout, pages: [drawn.root] };
}

/** Screens of a desk and of a hand are shown together; a single one is shown large. */
function suited(
  context: RenderContext,
  { screens }: Hero,
): readonly [Arrangement<Hero>, ...Arrangement<Hero>[]] {
  const devices = photosOf(context, screens).map(deviceOf);
  const isMixed = devices.includes("desktop") && devices.some((device) => device !== "desktop");
  if (isMixed) return [pair];
  // A panel and words under it would both be cramped on a square.
  const alone: readonly [Arrangement<Hero>, ...Arrangement<Hero>[]] =
    context.shape === "square" ? [rise] : [beside, rise];
  return devices.length === 0 ? [pair, ...alone] : alone;
}
