import * as z from "zod/v4";
import { template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawOneOf } from "../card/choose.ts";
import { complete } from "../card/data.ts";
import { stat } from "../card/stat.tsx";
import { ticket } from "../card/ticket.tsx";
import { action, message, required, text } from "../kit/fields.ts";
import { fits } from "./fits.ts";

const Offer = z.object({
  offer: required(24, "What one gets, as short as it goes: 30% off, Free month, Save $50."),
  terms: text(120, "Until when or for whom, under the offer."),
  ...message,
  ...action,
});

const cardOf = ({ offer, terms, ...rest }: z.output<typeof Offer>) =>
  complete({ ...rest, stat: { value: offer, label: terms } });

/** A reason to buy now. */
export const offer = template({
  id: "offer",
  title: "Offer",
  about: "A discount or gift as a ticket or a large panel, with its terms and how to claim it.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: Offer,
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
  draw(context, data) {
    const { layout, root } = drawOneOf(context, cardOf(data), [ticket, stat]);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
