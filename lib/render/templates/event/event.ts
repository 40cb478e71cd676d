import * as z from "zod/v4";
import { template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawOneOf } from "../card/choose.ts";
import { type Card, complete } from "../card/data.ts";
import { editorial } from "../card/editorial.tsx";
import { event as leaf } from "../card/event.tsx";
import { field } from "../card/field.tsx";
import { spotlight } from "../card/spotlight.tsx";
import { action, message, required, text } from "../kit/fields.ts";
import { fits } from "./fits.ts";

const Event = z.object({
  date: required(60, "The day, with its month by name for a calendar leaf: 12 June, or Thu, June 12."),
  time: text(40, "When it begins, with the time zone."),
  place: text(80, "Where it is, or that it is online."),
  ...message,
  ...action,
});

/** Texts of the writer have curly apostrophes, quotes of the brief any. */
const straight = (text: string) => text.replace(/[’‘]/g, "'");

/** Date and place come in one line before the supporting text, as far as no text names them. */
function cardOf({ date, time, place, supporting, ...rest }: z.output<typeof Event>): Card {
  const said = straight([rest.headline, supporting, rest.details].join("\n"));
  const facts = [date, time, place].filter((fact) => fact && !said.includes(straight(fact))).join(" · ");
  return complete({ ...rest, supporting: [facts, supporting].filter(Boolean).join(". ") });
}

/** A date to keep. */
export const event = template({
  id: "event",
  title: "Event",
  about: "A webinar, meeting or opening with its day as a calendar leaf, its time and its place.",
  version: 3,
  assetTypes: ["card", "og_image"],
  data: Event,
  needs: "a date of its own",
  fits,
  sample: {
    kicker: "Live webinar",
    headline: "Brand systems for teams of three",
    date: "Thursday, 12 June",
    time: "17:00 CET",
    place: "Online",
    supporting: "Three case studies in forty minutes, and your questions after them.",
    cta: "Save my seat",
    url: "https://beacon.example/live",
  },
  draw(context, data) {
    const card = cardOf(data);
    const layouts = leaf.suits(card) > 0 ? ([leaf] as const) : ([field, editorial, spotlight] as const);
    const { layout, root } = drawOneOf(context, card, layouts);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
