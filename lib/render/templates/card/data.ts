import * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";

/** What a card can say. Only the headline is required; a layout is chosen by what else there is. */
export const CardData = z.object({
  kicker: z.string().max(80).optional(),
  headline: z.string().min(1).max(200),
  supporting: z.string().max(400).optional(),
  bullets: z.array(z.string().max(160)).max(10).optional(),
  stat: z.object({ value: z.string().max(24), label: z.string().max(120) }).optional(),
  quote: z
    .object({
      text: z.string().max(400),
      author: z.string().max(80).optional(),
      role: z.string().max(120).optional(),
    })
    .optional(),
  cta: z.string().max(60).optional(),
  url: z.string().max(200).optional(),
});

export type CardData = z.input<typeof CardData>;

/** The same with every gap filled, so that layouts need no question marks: an absent text is empty. */
export type Card = {
  kicker: string;
  headline: string;
  supporting: string;
  bullets: string[];
  stat: { value: string; label: string } | undefined;
  quote: { text: string; author: string; role: string } | undefined;
  cta: string;
  url: string;
};

/** A way to draw a card. `suits` grades it for a card's content; 0 means never. */
export type Layout = {
  name: string;
  suits: (card: Card) => number;
  draw: (stage: Stage, card: Card) => Node;
};

export function complete(data: z.output<typeof CardData>): Card {
  const { stat, quote } = data;
  return {
    kicker: data.kicker ?? "",
    headline: data.headline,
    supporting: data.supporting ?? "",
    bullets: (data.bullets ?? []).filter(Boolean).slice(0, 10),
    stat: stat?.value ? stat : undefined,
    quote: quote?.text ? { text: quote.text, author: quote.author ?? "", role: quote.role ?? "" } : undefined,
    cta: data.cta ?? "",
    url: data.url ?? "",
  };
}
