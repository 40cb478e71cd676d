import * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { described, details, ownPhotos } from "../kit/fields.ts";

const words = (max: number, about: string, example?: string) =>
  z
    .string()
    .max(max)
    .meta(described(about, `At most ${max} characters.`, example));

/** What a card can say. Only the headline is required; a layout is chosen by what else there is. */
export const CardData = z.object({
  kicker: words(80, "A few words above the headline, for example what kind of news this is.").optional(),
  headline: words(200, "The message in one line.").min(1),
  supporting: words(
    800,
    "One or two sentences under the headline; a longer text is set as paragraphs.",
  ).optional(),
  details,
  bullets: z
    .array(words(160, "One point, in a few words.", "Approve everything in one place"))
    .max(10)
    .meta({ description: "Short points under the message. At most 10 entries." })
    .optional(),
  mark: z
    .enum(["tick", "dot"])
    .meta({ description: "Ticks for what is included or done, else points. Without it, ticks." })
    .optional(),
  opens: z
    .enum(["text", "points"])
    .meta({
      description: "What stands first under the headline of a long text. Without it, the text.",
      examples: ["points"],
    })
    .optional(),
  stat: z
    .object({
      intro: words(60, "Words that lead to the number, over it.", "Call us on").optional(),
      value: words(24, "The number as it is shown, with its unit.", "62%"),
      label: words(120, "What the number counts.", "fewer rounds of review"),
    })
    .meta({ description: "One large number." })
    .optional(),
  quote: z
    .object({
      text: words(
        400,
        "What was said, word for word, without quotation marks.",
        "It paid for itself in a week.",
      ),
      author: words(80, "Who said it.", "Noor Haddad").optional(),
      role: words(120, "What they do, and where.", "Head of Marketing, Tidewater").optional(),
    })
    .meta({ description: "A quote." })
    .optional(),
  cta: words(60, "What to do next, in two or three words.").optional(),
  url: words(200, "Where to do it. Shown without https:// and www.").optional(),
  ...ownPhotos,
});

export type CardData = z.input<typeof CardData>;

/** One large number. What something costs stands after its name. */
type CardStat = { intro?: string | undefined; value: string; label: string; isPrice?: true };

/** The same with every gap filled, so that layouts need no question marks: an absent text is empty. */
export type Card = {
  kicker: string;
  headline: string;
  supporting: string;
  details: string;
  bullets: string[];
  mark?: "tick" | "dot" | undefined;
  opens?: "text" | "points" | undefined;
  stat: CardStat | undefined;
  quote: { text: string; author: string; role: string } | undefined;
  cta: string;
  url: string;
  /** The day of the occasion, where no other text names it. */
  day?: string;
  /** The day stands on a leaf of a calendar beside the words. */
  isLeafed?: true;
};

/** A way to draw a card. `suits` grades it for a card's content; 0 means never. */
export type CardLayout = {
  name: string;
  suits: (card: Card) => number;
  draw: (context: RenderContext, card: Card) => Node;
};

export function complete(data: z.output<typeof CardData>): Card {
  const { stat, quote } = data;
  return {
    kicker: data.kicker ?? "",
    headline: data.headline,
    supporting: data.supporting ?? "",
    details: data.details ?? "",
    bullets: (data.bullets ?? []).filter(Boolean).slice(0, 10),
    mark: data.mark,
    opens: data.opens,
    stat: stat?.value ? stat : undefined,
    quote: quote?.text ? { text: quote.text, author: quote.author ?? "", role: quote.role ?? "" } : undefined,
    cta: data.cta ?? "",
    url: data.url ?? "",
  };
}
