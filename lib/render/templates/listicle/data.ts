import * as z from "zod/v4";
import { action, details, list, message, ownPhotos, required, text } from "../kit/fields.ts";
import type { PricedItem } from "../kit/price-rows.tsx";

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
      title: required(100, "The point in a few words."),
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
      label: z
        .string()
        .max(40)
        .meta({
          description: "What stands over the point in small type, such as its day or its course.",
          examples: ["Mon 30 Nov"],
        })
        .optional(),
    }),
    3,
    10,
    "The points, in order; more than eight only as rows of a list with prices or days.",
  ),
  supporting: supporting.optional(),
  numbered: z
    .boolean()
    .meta({
      description: "False for a list without an order, such as prices; numbered without it.",
      examples: [false],
    })
    .optional(),
  columns: z
    .object({
      name: required(32, "What the titles are.", "Normal day"),
      value: required(32, "What the values are.", "New day"),
    })
    .meta({ description: "What the two columns of a list of values are called." })
    .optional(),
  leads: z
    .string()
    .max(100)
    .meta({
      description: "The title of the point whose price stands largest, over the list of the others.",
      examples: ["Cut and blow-dry"],
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
    ({ body, price, label }) =>
      !price && !label && !(numbered === false && body !== "" && body.length <= VALUE),
  );
  // One row among many may only say something, as a discount under its prices.
  return (
    rest.length === 0 || (rest.length === 1 && items.length > 3 && rest[0]?.body === "" && hasPrices(items))
  );
};

const MEAL =
  /(?<![\p{L}-])(?:menus?|menü|menú|menù|\p{L}*(?:menü|diner|dinner|essen|lunch|supper|brunch)|meals?|dîner|déjeuner|cenas?|comida|almuerzo|pranzo|cenone|almoço|jantar|ceia|tasting|degustación)(?!\p{L})/iu;
/** What one person pays for all of it. */
const A_HEAD =
  /(?:[£$€₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euros?|CHF))\s(?:a head|each|pp|p\.p\.|per (?:person|head|persona|persoon)|pro (?:Person|Kopf)|par personne|a persona|por pessoa|por persona)|(?:^|[.!]\s)(?:[£$€₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euros?))[,.]/iu;

/** The dishes of a meal under its name, with what it costs a head: they are read down, and are no points of a message. */
export const isMealOf = ({
  headline,
  supporting = "",
  items,
}: {
  headline: string;
  supporting?: string | undefined;
  items: readonly { title: string; body: string; price?: string | undefined; label?: string | undefined }[];
}): boolean =>
  MEAL.test(headline) &&
  A_HEAD.test(supporting) &&
  items.every(({ title, body, price, label }) => body === "" && !price && !label && title.length <= 60);

const hasPrices = (items: Listicle["items"]) =>
  items.filter(({ price }) => price).length === items.length - 1;

export const entriesOf = ({ items }: Pick<Listicle, "items">) =>
  items.map(({ title, body, price, label }) => ({
    title: [label, title].filter(Boolean).join(": "),
    body: [body, price].filter(Boolean).join(" · "),
  }));

/** Points as the rows of a list of prices, under what its columns are called. */
export const rowsOf = ({ items, columns }: Pick<Listicle, "items"> & Partial<Listicle>): PricedItem[] => [
  ...(columns ? [{ name: columns.name, price: columns.value, isHead: true as const }] : []),
  ...items.map(({ title, body, price = "", label = "" }) =>
    price || label
      ? { name: title, price, ...(label && { label }), ...(body && { note: body }) }
      : { name: title, price: body },
  ),
];
