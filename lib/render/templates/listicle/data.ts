import * as z from "zod/v4";
import { action, details, list, message, required, text } from "../kit/fields.ts";

export const Listicle = z.object({
  kicker: message.kicker,
  headline: required(120, "What the list is a list of."),
  supporting: z
    .string()
    .max(400)
    .meta({
      description: "One or two sentences under the headline of a price list. At most 400 characters.",
      examples: ["Prices include labour and cables."],
    })
    .optional(),
  items: list(
    z.object({
      title: required(70, "The point in a few words."),
      body: text(120, "One sentence about it."),
      price: z
        .string()
        .max(32)
        .meta({
          description:
            "What it costs. Where every point has a price, they are a price list. At most 32 characters.",
          examples: ["£14"],
        })
        .optional(),
    }),
    3,
    8,
    "The points, in order.",
  ),
  details,
  ...action,
});

export type Listicle = z.output<typeof Listicle>;

/** Every point has its price: then nothing is counted, and names and prices stand in two columns. */
export const isPriceList = ({ items }: Listicle): boolean => items.every(({ price }) => price);

export const entriesOf = ({ items }: Listicle) =>
  items.map(({ title, body, price }) => ({ title, body: [body, price].filter(Boolean).join(" · ") }));
