import { template } from "../../template.ts";
import { complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { altWord } from "../kit/alt-words.ts";
import { type Arrangement, arrange } from "../kit/arrange.ts";
import { photoRefs, photosOf } from "../kit/fields.ts";
import { spoken } from "../kit/spoken.ts";
import { messageOf, type Preview, PreviewData } from "./data.ts";
import { draw } from "./draw.tsx";
import { fits } from "./fits.ts";

/** The screen leans on the quiet page. */
const tilted: Arrangement<Preview> = {
  name: "tilted",
  draw: (context, preview) => draw(context, preview, { surface: context.theme.page, tilt: -4 }),
};

/** The screen stands straight on the brand's colour. */
const ledge: Arrangement<Preview> = {
  name: "ledge",
  draw: (context, preview) => draw(context, preview, { surface: context.theme.wash, tilt: 0 }),
};

/** What a link to a product looks like where it is shared. */
export const productOg = template({
  id: "product_og",
  title: "Product link preview",
  about: "The picture of a shared link: what the product is, and its screen running off the edge.",
  version: 9,
  assetTypes: ["og_image", "card"],
  data: PreviewData,
  headline: "line",
  needs: "a product with a screen or an address",
  fits,
  sample: {
    kicker: "New in Beacon",
    name: "Launch calendar",
    line: "Every post, every channel and every sign-off in one view.",
    url: "https://beacon.app/calendar",
    screen: "desktop",
  },
  photos: (data) => [data.screen, ...photoRefs(data)].filter(Boolean),
  overPhotos: true,
  draw(context, data) {
    const card = complete({ ...messageOf(data), url: data.url });
    const photos = photosOf(context, data);
    // A drawing never stands in place of a screen.
    const isScreen = photos.length === 0 && context.photos.has(data.screen);
    const shown = isScreen
      ? undefined
      : drawPictured(context, card, photos, { treatment: data.photo_treatment });
    return shown ? { layout: shown.layout, pages: [shown.root] } : arrange(context, data, [ledge, tilted]);
  },
  altText: ({ kicker, name, line, screen }, brand, _page, language) =>
    spoken(brand, [kicker, name, line, screen !== "" && altWord("screenshot", language)]),
});
