import type { Copy } from "../../copy/types.ts";
import type { CardData } from "../../render/templates/card/data.ts";

/** How much of a headline a figure or quote may already say before showing both is saying it twice. */
const SAME = 0.6;

/** Whether a text says most of what a figure says. */
export const repeats = (text: string, figure: string): boolean => overlap(text, figure) >= SAME;

/** The words of a card: what the copy offers, and nothing twice. */
export function cardData(copy: Copy, brandName: string): CardData {
  const { bullets, quote, cta, supporting } = copy;
  const kicker = copy.kicker.trim().toLowerCase() === brandName.trim().toLowerCase() ? "" : copy.kicker;
  const { headline, stat } = withFigure(copy);
  return {
    headline,
    ...(kicker && { kicker }),
    ...(supporting && { supporting }),
    ...(bullets.length > 0 && { bullets }),
    ...(stat && { stat }),
    ...(quote && { quote }),
    ...(cta.label && { cta: cta.label }),
    ...(cta.url && { url: cta.url }),
  };
}

/**
 * A figure that only repeats the headline is left out: the message must stand whatever layout is chosen. Where the figure
 * is the whole second half of a headline ("Summer sale: 20% off") and nothing else can be the hero, it takes that half over.
 */
function withFigure({ headline, stats, bullets, quote }: Copy): Pick<CardData, "headline" | "stat"> {
  const [stat] = stats;
  if (!stat) return { headline };
  const figure = `${stat.value} ${stat.label}`;
  if (overlap(headline, figure) < SAME) return { headline, stat };
  const [before = "", after] = headline.split(/:\s+/);
  const isHalf = after !== undefined && overlap(after, figure) >= SAME && overlap(before, figure) < SAME;
  return isHalf && bullets.length === 0 && !quote ? { headline: before, stat } : { headline };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of `text`'s words that `other` has too, 0 to 1. */
function overlap(text: string, other: string): number {
  const words = wordsOf(text);
  const said = new Set(wordsOf(other));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}
