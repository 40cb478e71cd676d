import type { Copy } from "../copy/types.ts";
import type { CardData } from "../render/card.ts";

/** How much of a headline a figure or quote may already say before showing both is saying it twice. */
const SAME = 0.6;

/** The words of a card: what the copy offers, and nothing twice. */
export function cardData(copy: Copy, brandName: string): CardData {
  const { bullets, quote, cta } = copy;
  const kicker = copy.kicker.trim().toLowerCase() === brandName.trim().toLowerCase() ? "" : copy.kicker;
  const [stat] = copy.stats;
  const { headline, supporting } = stat ? besideFigure(copy, `${stat.value} ${stat.label}`) : copy;
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

/** A headline that only repeats the figure gives way: to what it says besides, or to the supporting line. */
function besideFigure(
  { headline, supporting }: Copy,
  figure: string,
): { headline: string; supporting: string } {
  if (overlap(headline, figure) < SAME) return { headline, supporting };
  const [before = "", after] = headline.split(/:\s+/);
  if (after !== undefined && overlap(after, figure) >= SAME && overlap(before, figure) < SAME) {
    return { headline: before, supporting };
  }
  return supporting ? { headline: supporting.replace(/\.$/, ""), supporting: "" } : { headline, supporting };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of `text`'s words that `other` has too, 0 to 1. */
function overlap(text: string, other: string): number {
  const words = wordsOf(text);
  const said = new Set(wordsOf(other));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}
