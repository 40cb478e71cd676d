import * as z from "zod/v4";
import { type RenderContext, template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawOneOf } from "../card/choose.ts";
import { type Card, complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { stat } from "../card/stat.tsx";
import { ticket } from "../card/ticket.tsx";
import { action, message, ownPhotos, photoRefs, photosOf, required, text } from "../kit/fields.ts";
import { seal } from "../kit/seal.tsx";
import { fits } from "./fits.ts";

const Offer = z.object({
  offer: required(24, "What one gets, as short as it goes: 30% off, Free month, Save $50."),
  terms: text(120, "Until when or for whom, under the offer."),
  ...message,
  ...action,
  ...ownPhotos,
});

const cardOf = ({ offer, terms, ...rest }: z.output<typeof Offer>) =>
  complete({ ...rest, stat: { value: offer, label: terms } });

/** On a photograph a short offer is a seal, and its terms stand under the message. */
function drawPriced(context: RenderContext, data: z.output<typeof Offer>, card: Card) {
  const photos = photosOf(context, data);
  const treatment = data.photo_treatment;
  if (data.offer.length > SEALED || treatment === "full" || treatment === "duotone")
    return drawPictured(context, card, photos, { treatment, form: "ticket" });
  const details = [data.terms, card.details].filter(Boolean).join(" · ");
  const badge = (side: number) => seal(context, data.offer, side);
  return drawPictured(context, { ...card, stat: undefined, details }, photos, {
    treatment,
    badge,
    form: "ticket",
  });
}

/** A longer offer is too small in a seal. */
const SEALED = 12;

/** A reason to buy now. */
export const offer = template({
  id: "offer",
  title: "Offer",
  about: "A discount or gift as a ticket or a large panel, with its terms and how to claim it.",
  version: 5,
  assetTypes: ["card", "og_image"],
  data: Offer,
  hero: ({ offer }) => offer,
  needs: "a discount, a gift or a new price",
  fits,
  sample: {
    offer: "30% off",
    terms: "on annual plans until 30 April",
    kicker: "Spring offer",
    headline: "A year of Beacon for the price of eight months",
    supporting: "For new and existing workspaces. Cancel within 30 days and get everything back.",
    cta: "Claim it",
    url: "https://beacon.example/spring",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const card = cardOf(data);
    const { layout, root } = drawPriced(context, data, card) ?? drawOneOf(context, card, [ticket, stat]);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
