import * as z from "zod/v4";
import { type RenderContext, template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawChange } from "../card/change.tsx";
import { drawOffer } from "../card/choose.ts";
import { type Card, complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { action, message, ownPhotos, photoRefs, photosOf, required, text } from "../kit/fields.ts";
import { seal } from "../kit/seal.tsx";
import { fits } from "./fits.ts";
import { isListed, underSeal, unsaid } from "./under-seal.ts";

const Offer = z.object({
  intro: text(60, "Words that lead to the offer, over it.", "Order by 25 October and get"),
  offer: required(24, "What one gets, as short as it goes: 30% off, Free month, Save $50."),
  terms: text(120, "Until when or for whom, under the offer."),
  before: text(18, "What it cost until now: the old price then leads to the new one.", "€120")
    .unwrap()
    .optional(),
  ...message,
  ...action,
  ...ownPhotos,
});

const cardOf = ({ intro, offer, terms, before: _, ...rest }: z.output<typeof Offer>) =>
  withPrice(complete({ ...rest, stat: { intro, value: offer, label: unsaid(terms, rest.headline) } }));

/** What is paid stands after what it is for; a discount is news by itself. */
const withPrice = ({ stat, ...card }: Card): Card => ({
  ...card,
  stat: stat && PAID.test(stat.value) ? { ...stat, isPrice: true } : stat,
});

/** The old price is read before the new one. */
const spokenOf = (data: z.output<typeof Offer>) => {
  const card = cardOf(data);
  const { stat } = card;
  return data.before && stat ? { ...card, stat: { ...stat, value: `${data.before} → ${stat.value}` } } : card;
};

/** A discount on a photograph is a seal, and its terms stand under the message; a price leads the words. */
function drawPriced(context: RenderContext, data: z.output<typeof Offer>, card: Card) {
  const photos = photosOf(context, data);
  const treatment = data.photo_treatment;
  const isBare = photos.length === 0 && card.stat?.isPrice === true;
  const isWords = data.offer.length > SEALED || isBare || (PRICE.test(data.offer) && isListed(card));
  if (isWords || treatment === "full" || treatment === "duotone")
    return drawPictured(context, card, photos, { treatment, form: "ticket" });
  const badge = (side: number) => seal(context, data.offer, side);
  return drawPictured(context, { ...card, stat: undefined, ...underSeal(data, card) }, photos, {
    treatment,
    badge,
    isBadgeAlone: true,
    form: "ticket",
  });
}

/** The old and the new price, unless there is a photograph to show. */
const changed = (context: RenderContext, data: z.output<typeof Offer>, card: Card) =>
  data.before && photosOf(context, data).length === 0 ? drawChange(context, card, data.before) : undefined;

/** A longer offer is too small in a seal. */
const SEALED = 12;
const PAID =
  /^(?:(?:from|ab|dès|à partir de|desde|a partir d[aei]|da|vanaf|nur|only|just) )?(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£€$¥円]|CHF|kr|zł))$/iu;
const PRICE = /^\D{0,3}\d[\d.,]*\D{0,3}$/u;
/** A reason to buy now. */
export const offer = template({
  id: "offer",
  title: "Offer",
  about: "A discount or gift as a ticket or a large panel, with its terms and how to claim it.",
  version: 23,
  assetTypes: ["card", "og_image"],
  data: Offer,
  hero: ({ offer, before = "" }) => `${before} ${offer}`.trim(),
  needs: "a discount, a gift or a new price",
  fits,
  sample: {
    offer: "30% off",
    terms: "Until 30 April",
    kicker: "For a short time",
    headline: "Everything at Beacon costs less this month",
    supporting: "For new and for regular customers. Ask us how it works, we answer the same day.",
    cta: "Ask us",
    url: "https://beacon.example/offer",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const card = cardOf(data);
    const { layout, root } =
      changed(context, data, card) ?? drawPriced(context, data, card) ?? drawOffer(context, card);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(spokenOf(data), brand),
});
