import * as z from "zod/v4";
import { template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawOneOf } from "../card/choose.ts";
import { onAccentByTurns } from "../card/compose/grounds.ts";
import { complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { quote as page, voice } from "../card/quote.tsx";
import { action, details, ownPhotos, photoRefs, photosOf, required, text } from "../kit/fields.ts";
import { fits } from "./fits.ts";

const Quote = z.object({
  quote: required(400, "What was said, word for word. Quotation marks are drawn, so leave them out."),
  author: text(80, "Who said it."),
  role: text(120, "What they do, and where."),
  details,
  kicker: text(80, "A few words above the quotation, for example whose story it is."),
  ...action,
  ...ownPhotos,
});

const cardOf = ({ quote, author, role, ...rest }: z.output<typeof Quote>) =>
  complete({ ...rest, headline: "", quote: { text: quote, author, role } });

/** A quote about the brand. */
export const quote = template({
  id: "quote",
  title: "Quotation",
  about: "What a customer or colleague said, with their name, on a quiet page or on the brand's colour.",
  version: 13,
  assetTypes: ["card", "og_image"],
  data: Quote,
  needs: "a quote",
  fits,
  sample: {
    quote: "We used to spend two days on a launch kit. Now it is done before the coffee is cold.",
    author: "Mara Lindqvist",
    role: "Head of Brand, Northwind",
    kicker: "Customer story",
    cta: "Read her story",
    url: "https://beacon.example/stories",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const card = cardOf(data);
    const { layout, root } =
      drawPictured(context, card, photosOf(context, data), { treatment: data.photo_treatment }) ??
      drawOneOf(onAccentByTurns(context, data.quote), card, [page, voice]);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
