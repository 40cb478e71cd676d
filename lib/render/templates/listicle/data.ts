import * as z from "zod/v4";
import { action, details, list, message, ownPhotos, required, text } from "../kit/fields.ts";

/** Optional without a default: data without it keeps its render hash. */
const supporting = z
  .string()
  .max(300)
  .meta({
    description: "One or two sentences under the headline. At most 300 characters.",
    examples: ["All prices include a check and a warm towel."],
  });

export const Listicle = z.object({
  kicker: message.kicker,
  headline: required(120, "What the list is a list of."),
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
  supporting: supporting.optional(),
  numbered: z
    .boolean()
    .meta({
      description: "False for a list without an order, such as prices; numbered without it.",
      examples: [false],
    })
    .optional(),
  opens: z
    .enum(["text", "points"])
    .meta({
      description:
        "What stands first under the headline: the text, or the points before it. Without it, the text.",
      examples: ["points"],
    })
    .optional(),
  details,
  ...action,
  ...ownPhotos,
});

export type Listicle = z.output<typeof Listicle>;

/** A longer text is no value, and stands under its title. */
const VALUE = 18;

/** Names with prices, or with values in no order: nothing is counted, and they stand in two columns. */
export const isPriceList = ({ items, numbered }: Listicle): boolean => {
  const rest = items.filter(
    ({ body, price }) => !price && !(numbered === false && body !== "" && body.length <= VALUE),
  );
  // One row among many may only say something, as a discount under its prices.
  return (
    rest.length === 0 || (rest.length === 1 && items.length > 3 && rest[0]?.body === "" && hasPrices(items))
  );
};

const hasPrices = (items: Listicle["items"]) =>
  items.filter(({ price }) => price).length === items.length - 1;

export const entriesOf = ({ items }: Pick<Listicle, "items">) =>
  items.map(({ title, body, price }) => ({ title, body: [body, price].filter(Boolean).join(" · ") }));
